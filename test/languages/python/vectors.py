import json
import sys

from tollgate import NotificationError, Tollgate


def agrees(tollgate, vector):
    operation, variant, fields = vector["operation"], vector["variant"], vector["fields"]
    if vector["kind"] == "request":
        right = tollgate.sign(operation, fields, variant) == vector["sign"]
        return tollgate.signed_text(operation, fields) == vector["signedText"] and right == vector["valid"]
    if vector["kind"] == "answer":
        return tollgate.verify_answer(operation, variant, fields, vector["sign"]) == vector["valid"]
    try:
        notification = tollgate.verify_notification(
            vector["contentType"],
            vector["body"].encode(),
            vector["headers"],
            form_event=operation,
            now=vector["nowSeconds"],
        )
        return vector["valid"] and (notification.event, notification.fields) == (operation, fields)
    except NotificationError as error:
        return not vector["valid"] and error.http_status == 401


with open(sys.argv[1], encoding="utf-8") as file:
    content = json.load(file)
for vector in content["vectors"]:
    tollgate = Tollgate(
        "http://localhost:8080",
        100001,
        vector.get("key", "unused"),
        private_key=content["keys"]["merchant"]["privateKey"] if vector["form"] == "rsa-sha256" else None,
        gateway_public_key=content["keys"]["gateway"]["publicKey"],
        webhook_secrets=[vector.get("key", "")],
    )
    if not agrees(tollgate, vector):
        print(vector["name"])
print(len(content["vectors"]))
