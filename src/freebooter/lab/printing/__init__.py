"""Reports for people: tables and bars of the terminal, and charts on a sheet of SVG."""
