import ChatCore

// What happens to a chat, as text: see Examples/README.md.
print(Story.told(), terminator: "")
