"""${message}"""
