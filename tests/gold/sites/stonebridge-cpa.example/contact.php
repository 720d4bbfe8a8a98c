<html><head><title>Contact</title></head><body><p>Stonebridge CPA, LLC, 88 E Broad St, Suite 1400, Columbus, OH 43215</p><p>Write to info@stonebridge-cpa.example</p></body></html>
