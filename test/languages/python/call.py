import json
import os
import re
import sys

from tollgate import Tollgate, TollgateError

operation, variant, fields = sys.argv[1:]
key = os.environ.get("MERCHANT_KEY", "tollgate-sandbox-key")
tollgate = Tollgate(os.environ["GATEWAY_URL"], 100001, key, "http://localhost/checkout")
method = getattr(tollgate, re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", operation))
try:
    answer = method(json.loads(fields), **({"payment_type": variant} if operation == "createPayment" else {}))
    print(json.dumps({"page": answer} if isinstance(answer, str) else answer))
except TollgateError as error:
    print(json.dumps({"refused": error.code, "outcome": error.outcome, "message": str(error)}))
