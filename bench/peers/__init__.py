"""Other engines, measured in the same run. Each script runs in the environment that install.py makes."""
