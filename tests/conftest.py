"""What holds for every test: made-up cases are the same in every run, and no clock judges them."""

from hypothesis import settings

settings.register_profile("couchtisch", derandomize=True, deadline=None, database=None)
settings.load_profile("couchtisch")
