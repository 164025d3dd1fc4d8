import ReuseSim
