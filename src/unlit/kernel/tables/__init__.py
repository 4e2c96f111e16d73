"""Tables: rules run on them, seats look at them, and they can be kept and go on later."""
