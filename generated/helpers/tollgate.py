# Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
"""Tollgate for Python 3.9 and newer: this one file, standard library only.

It signs requests, calls the gateway, reads its answers and verifies its notifications. Contract version
0.2.0.

Quick start. Save these lines as pay.py beside this file, start the sandbox (npm start), and run: python3 pay.py

    import secrets
    from tollgate import Tollgate

    tollgate = Tollgate("http://localhost:8080", 100001, "tollgate-sandbox-key", "http://localhost/checkout")
    answer = tollgate.create_payment({
        "merOrderNo": f"ORDER-{secrets.token_hex(6)}", "currencyCode": "CNY", "sourceAmount": "100.00",
        "returnUrl": "http://localhost/return", "notifyUrl": "http://localhost:9000/notify",
        "ipAddress": "203.0.113.7", "userId": "user-77", "email": "ada@example.com", "osType": "IOS",
        "terminal": "WAP",
    }, payment_type="ALIPAY")
    print(answer["data"]["payUrl"])  # send the payer there

Receive notifications, in any framework: pass on the raw body, and send back what `receive` returns.

    tollgate = Tollgate(..., webhook_secrets=["whsec_dG9sbGdhdGUtc2FuZGJveC13ZWJob29rLXNlY3JldA=="])
    status, text = tollgate.receive(content_type, raw_body, headers, handler)

The handler gets a `Notification`. Store it, and remember its id: the same one may come twice.

Amounts are strings with two decimals: "100.00", never 100.0. Keep key and secrets out of your code: use os.environ.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import http.client
import json
import logging
import random
import re
import secrets
import time
import urllib.parse
from dataclasses import dataclass
from typing import Any, Callable, Mapping, Optional, Sequence

__all__ = [
    "ACKNOWLEDGEMENT",
    "ERRORS",
    "GatewayError",
    "Notification",
    "NotificationError",
    "Tollgate",
    "TollgateError",
    "TransportError",
]

#: The whole answer to a notification, once you have stored it.
ACKNOWLEDGEMENT = "SUCCESS"

#: The code of a success.
SUCCESS = "00000"

# The codes of refusals, see GatewayError.code.
INVALID_INPUT = "10001"
SIGNATURE_MISMATCH = "10002"
MERCHANT_NOT_ACTIVE = "10003"
MERCHANT_UNKNOWN = "10004"
REFERER_REFUSED = "10005"
ORDER_NUMBER_TAKEN = "10006"
SUBMITTED_TWICE = "10007"
VERSION_UNKNOWN = "10008"
CURRENCY_NOT_ENABLED = "10009"
METHOD_NOT_ENABLED = "10010"
RECORD_NOT_FOUND = "10011"
ORDER_NOT_FOUND = "20001"
REFUND_NOT_FOUND = "20002"
ORDER_NOT_REFUNDABLE = "20003"
REFUND_TOO_LARGE = "20004"
BALANCE_INSUFFICIENT = "30001"
TOO_MANY_REQUESTS = "40001"
INTERNAL_ERROR = "90001"
UNAVAILABLE = "90002"


class TollgateError(Exception):
    """Everything that this file raises, apart from wrong arguments."""

    #: Whether the gateway may have acted on the request: "notSent", "none" (refused) or "unknown".
    outcome = "none"
    problem = ""
    http_status = 0
    retry_after_seconds = 0
    code = ""


class GatewayError(TollgateError):
    """The gateway refused the request. `code` is the code of the error catalogue, such as "10002"."""

    def __init__(
        self, operation: str, code: str, message: str, http_status: int, headers: Optional[Mapping[str, str]] = None
    ):
        self.operation = operation
        self.code = code
        #: What the code means, and what to do.
        self.meaning, self.remedy = ERRORS[code]
        self.http_status = http_status
        #: Name it to the operator.
        self.request_id = (headers or {}).get("x-request-id")
        retry_after = (headers or {}).get("retry-after", "")
        self.retry_after_seconds = int(retry_after) if retry_after.isdigit() else 0
        self.outcome = "unknown" if code == INTERNAL_ERROR else "none"
        super().__init__(f"{operation} was refused ({code}): {message} {self.remedy}")


class TransportError(TollgateError):
    """No valid answer arrived. If `outcome` is "unknown", query the order before you do anything else.

    `problem` is "network", "answer" (not of the gateway) or "forged" (its signature is wrong).
    """

    def __init__(self, operation: str, message: str, problem: str, outcome: str, http_status: int = 0):
        self.problem = problem
        self.outcome = outcome
        self.http_status = http_status
        super().__init__(f"{operation}: {message}")


class NotificationError(TollgateError):
    """The notification is not one of the gateway. Answer with `http_status`, never with SUCCESS."""

    def __init__(self, message: str, http_status: int):
        self.http_status = http_status
        super().__init__(message)


@dataclass(frozen=True)
class Notification:
    """A notification that the gateway signed."""

    #: paymentResult, refundResult, payoutResult, chargeback, or "unknown" for one that is newer than this file.
    event: str
    #: As in the contract.
    fields: Mapping[str, Any]
    #: The same on every attempt: remember it, and handle each id once.
    id: str


Fields = Mapping[str, Any]
Envelope = dict  # code, message, data


class Tollgate:
    """The gateway, as one merchant sees it. It keeps no connection and may be shared between threads."""

    def __init__(
        self,
        base_url: str,
        mer_no: int,
        key: str,
        referer: str = "",
        *,
        private_key: Optional[str] = None,
        gateway_public_key: Optional[str] = None,
        webhook_secrets: Sequence[str] = (),
        timeout_seconds: float = 30,
        attempts_max: int = 3,
    ):
        """
        :param base_url: address of the gateway
        :param mer_no: your merchant number
        :param key: your merchant key; it signs and is never sent
        :param referer: a page of your website, as registered with the gateway
        :param private_key: PEM; if given, methods that allow it (APPLE_PAY, VN_BANK) are signed by RSA
        :param gateway_public_key: PEM; if given, signed answers of the gateway are verified
        :param webhook_secrets: "whsec_…"; two during a rotation
        :param timeout_seconds: for one HTTP request
        :param attempts_max: for one call; 1 turns retries off
        """
        self._address = urllib.parse.urlsplit(base_url.rstrip("/"))
        if self._address.scheme not in ("http", "https") or not self._address.hostname:
            raise ValueError("base_url must be an http or https address")
        if not key:
            raise ValueError("key is missing; take it from the back office")
        if isinstance(webhook_secrets, str):
            raise TypeError("webhook_secrets must be a list of secrets")
        self._mer_no = mer_no
        self._key = key
        self._referer = referer
        self._private_key = private_key
        self._gateway_public_key = gateway_public_key
        self._webhook_secrets = webhook_secrets
        self._timeout_seconds = timeout_seconds
        self._attempts_max = attempts_max

    def __repr__(self) -> str:
        return f"Tollgate({self._address.geturl()!r}, {self._mer_no})"

    def create_payment(
        self,
        fields: Fields,
        *,
        payment_type: str = "",
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Create a payment.

        Creates a payment by card, or by the method in the `paymentType` header; each method has its own request
        schema. Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.

        :param payment_type: CREDIT_CARD, UNIONPAY_H5, WECHAT, ALIPAY, APPLE_PAY, VN_BANK, CASH_APP, CRYPTO, GCASH,
        GOOGLE_PAY, PIX, PER_TRANSFER, SEPA, SPEI; empty: CREDIT_CARD
        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("createPayment", fields, payment_type, idempotency_key=idempotency_key, headers=headers)

    def open_cashier(
        self,
        fields: Fields,
        *,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> str:
        """Open the cashier page.

        Creates an order and returns a page for the payer's browser. Signed fields: merNo, merOrderNo, currencyCode,
        sourceAmount. Filled in for you: merNo, version, sign.

        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the HTML page for the payer
        :raises GatewayError, TransportError:
        """
        return self._call("openCashier", fields, idempotency_key=idempotency_key, headers=headers)

    def create_cashier_order(
        self,
        fields: Fields,
        *,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Create a cashier order.

        Creates an order and returns `payUrl`, the address of its cashier page, to which you redirect the payer.
        Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.

        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("createCashierOrder", fields, idempotency_key=idempotency_key, headers=headers)

    def create_cashier_payment(
        self,
        fields: Fields,
        *,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Create a cashier payment for one method.

        Creates an order and returns `payUrl`, the address of a cashier page that offers only the method in
        `paymentMode`: the card form for `CREDIT_CARD`, payment instructions for all others. Signed fields: merNo,
        merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.

        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("createCashierPayment", fields, idempotency_key=idempotency_key, headers=headers)

    def create_payout(
        self,
        fields: Fields,
        *,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Send a payout.

        Sends money from the merchant's balance to a beneficiary. Signed fields: merNo, merOrderNo, currencyCode,
        sourceAmount, withdrawType, cardNo. Filled in for you: merNo, version, sign.

        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("createPayout", fields, idempotency_key=idempotency_key, headers=headers)

    def apply_refund(
        self,
        fields: Fields,
        *,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Refund a payment.

        Applies for a full or partial refund of a paid order. Signed fields: merNo, merOrderNo, amount, tradeNo.
        Filled in for you: merNo, operationType, version, sign.

        :param idempotency_key: one per order or refund; made for you if left out
        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("applyRefund", fields, idempotency_key=idempotency_key, headers=headers)

    def query_order(
        self,
        fields: Fields,
        *,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Query an order or refund.

        Returns the state of a payment or payout (`sales`) or of a refund (`refund`). Signed fields: merNo,
        merOrderNo, tradeNo. Filled in for you: merNo, operationType, version, sign.

        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("queryOrder", fields, headers=headers)

    def query_balance(
        self,
        fields: Fields,
        *,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Query a balance.

        Returns the amount that the merchant can pay out in a currency, the amount that is not settled yet, and their
        sum. Signed fields: merNo, currency. Filled in for you: merNo, version, sign.

        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("queryBalance", fields, headers=headers)

    def list_orders(
        self,
        fields: Fields,
        *,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """List orders.

        Returns orders with their fees and settlement, newest first, in pages. Signed fields: merNo, dateLimit.from,
        dateLimit.to, pageNum, pageSize. Filled in for you: merNo, version, sign.

        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("listOrders", fields, headers=headers)

    def sum_amounts(
        self,
        fields: Fields,
        *,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Envelope:
        """Query totals.

        Returns two totals of the matching orders, one entry per currency: the settled amount, and the amount that
        payers paid. Signed fields: merNo, startDate, endDate. Filled in for you: merNo, version, sign.

        :returns: the envelope: code, message, data
        :raises GatewayError, TransportError:
        """
        return self._call("sumAmounts", fields, headers=headers)

    def sign(self, operation: str, fields: Fields, variant: str = "") -> str:
        """The signature of these fields as they are; only a missing `merNo` is filled in.

        :param variant: the paymentType; decides whether RSA is possible
        """
        text = self.signed_text(operation, fields)
        if self._private_key is not None and _variant(operation, variant)["rsa"]:
            return base64.b64encode(_rsa_sign(self._private_key, text.encode())).decode()
        return hashlib.md5((text + self._key).encode()).hexdigest().upper()

    def signed_text(self, operation: str, fields: Fields) -> str:
        """The text that is signed: the signed fields in the order of the contract, without separator and without the
        key. A field that is absent, None or empty adds nothing.
        """
        return _join(_operation(operation)["signed"], {"merNo": self._mer_no, **fields})

    def signed_body(self, operation: str, fields: Fields, variant: str = "") -> dict:
        """The complete body with merNo, defaults and sign, for those who send it themselves."""
        body = {**_operation(operation)["defaults"], **fields, "merNo": self._mer_no}
        return {**body, "sign": self.sign(operation, body, variant)}

    def verify_answer(self, operation: str, variant: str, data: Fields, sign: str) -> bool:
        """Whether the gateway signed this answer; needs `gateway_public_key`. Calls do it by themselves.

        :param data: the `data` of the answer
        """
        if self._gateway_public_key is None:
            raise ValueError("gateway_public_key is missing")
        text = _join(_variant(operation, variant)["answerSigned"], _read_aliases(data))
        return _rsa_verify(self._gateway_public_key, text.encode(), sign)

    def verify_notification(
        self,
        content_type: str,
        raw_body: bytes,
        headers: Mapping[str, str],
        *,
        form_event: str = "paymentResult",
        now: Optional[float] = None,
    ) -> Notification:
        """Verifies a notification by its Standard Webhooks headers, and reads it.

        :param raw_body: the bytes as received, before anything parses them
        :param headers: by name, in any case
        :param form_event: paymentResult or payoutResult: their bodies look alike, so give each its own notifyUrl
        :param now: seconds since 1970, for tests
        :raises NotificationError: if the gateway did not send it like this
        """
        named = {name.lower(): value for name, value in headers.items()}
        self._check_webhook_signature(raw_body, named, time.time() if now is None else now)
        media_type = content_type.split(";")[0].strip().lower()
        try:
            text = raw_body.decode()
            if media_type == "application/json":
                fields = json.loads(text)
            else:
                fields = dict(urllib.parse.parse_qsl(text, keep_blank_values=True, errors="strict"))
        except ValueError:
            raise NotificationError("The body cannot be read.", 400) from None
        if not isinstance(fields, dict):
            raise NotificationError("The body is not a JSON object.", 400)
        event = _event_of(media_type, fields, form_event)
        for name, kind in _NOTIFICATIONS.get(event, {}).get("fields", {}).items():
            if type(fields.get(name)) is not (int if kind == "integer" else str):
                raise NotificationError(f"The body is not a {event}: {name} must be of type {kind}.", 400)
        return Notification(event, fields, named["webhook-id"].strip())

    def receive(
        self,
        content_type: str,
        raw_body: bytes,
        headers: Mapping[str, str],
        handler: Callable[[Notification], Any],
        *,
        form_event: str = "paymentResult",
    ) -> tuple[int, str]:
        """Verifies a notification, passes it to the handler, and returns the HTTP status and the body to answer with.
        If the handler raises, the gateway sends the notification again.
        """
        try:
            notification = self.verify_notification(content_type, raw_body, headers, form_event=form_event)
        except NotificationError as error:
            return error.http_status, str(error)
        try:
            handler(notification)
        except Exception:
            logging.getLogger("tollgate").exception("the handler of a notification failed")
            return 500, "The notification could not be handled. Retry."
        return 200, ACKNOWLEDGEMENT

    def _call(
        self,
        operation: str,
        fields: Fields,
        variant: str = "",
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Any:
        rule = _operation(operation)
        if rule["byField"]:
            variant = str(fields.get(rule["byField"], ""))
        sent = {"Content-Type": "application/json", "User-Agent": "tollgate-python/0.2.0"}
        if rule["referer"]:
            sent["Referer"] = self._referer
        if rule["byHeader"] and _variant(operation, variant)["value"]:
            sent[rule["byHeader"]] = _variant(operation, variant)["value"]
        if rule["idempotent"]:
            sent["Idempotency-Key"] = idempotency_key or secrets.token_hex(16)
        sent.update(headers or {})
        if rule["referer"] and not sent["Referer"]:
            raise ValueError(f"{operation} needs referer: a page of your website, such as http://localhost/checkout")
        body = self.signed_body(operation, fields, variant)
        return self._submit(_Request(operation, variant, body, sent), rule["createsOrder"])

    def _submit(self, request: _Request, creates_order: bool) -> Any:
        """Sends a request, and again if its answer is lost.

        Before an order is submitted again, it is queried: an order is created at most once, and the caller gets its
        real state. All attempts share one Idempotency-Key.
        """
        doubt: Optional[TollgateError] = None  # an attempt that may still arrive late
        attempt = 0
        while True:
            attempt += 1
            try:
                return self._send(request)
            except TollgateError as error:
                may_have_acted = error.outcome == "unknown" and error.problem != "forged"
                if may_have_acted and _operation(request.operation)["idempotent"]:
                    doubt = doubt or error
                taken = error.code in (ORDER_NUMBER_TAKEN, SUBMITTED_TWICE)
                asks = creates_order and self._attempts_max > 1 and (may_have_acted or (doubt is not None and taken))
                transient = (
                    may_have_acted
                    or error.outcome == "notSent"
                    or error.http_status >= 500
                    or error.http_status == 429
                )
                if not asks and (attempt >= self._attempts_max or not transient):
                    raise doubt or error
                _pause(attempt, error.retry_after_seconds)
                known = self._find(str(request.body["merOrderNo"]), doubt or error) if asks else None
                if known is not None:
                    return self._recover(request, known, doubt or error)
                if attempt >= self._attempts_max:
                    raise doubt or error

    def _find(self, mer_order_no: str, doubt: TollgateError) -> Optional[dict]:
        """The order with this number, or None.

        A query needs the trade number, which was lost with the answer, so the list is read first. If that fails too,
        the outcome stays unknown and nothing more is submitted.
        """
        try:
            page = self.list_orders({"merOrderNos": [mer_order_no], "pageNum": 1, "pageSize": 1})
            for order in page["data"]["list"]:
                if order["merOrderNo"] == mer_order_no:
                    query = {"queryType": "sales", "merOrderNo": mer_order_no, "tradeNo": order["tradeNo"]}
                    # If there is a refund, the list shows its state; the query shows the order's own.
                    return {**order, "state": self.query_order(query)["data"]["state"]}
            return None
        except TollgateError:
            raise doubt from None

    def _recover(self, request: _Request, known: dict, doubt: TollgateError) -> Any:
        """The answer of an order that exists after all."""
        operation, body = request.operation, request.body
        if (known["sourceAmount"], known["sourceCurrency"]) != (body["sourceAmount"], body["currencyCode"]):
            raise GatewayError(operation, ORDER_NUMBER_TAKEN, "The number belongs to an order of another amount.", 200)
        pay_code = _PAY_CODES[known["state"]]
        data = {"tradeNo": known["tradeNo"], "merOrderNo": body["merOrderNo"], "payCode": pay_code}
        answer = {"code": SUCCESS, "message": "SUCCESS", "data": data}
        rule = _variant(operation, request.variant)
        leads_to_page = rule["page"] or rule["payUrl"]
        if pay_code != 2 and not leads_to_page:
            return answer
        try:
            # The same Idempotency-Key returns what only the first answer had: payUrl or page.
            first = self._submit(request, False)
        except TollgateError:
            if leads_to_page:
                raise doubt from None
            return answer
        if isinstance(first, dict):
            first["data"]["payCode"] = pay_code
        return first

    def _send(self, request: _Request) -> Any:
        """Sends the request once, and returns the envelope of a success, or the page."""
        operation = request.operation
        rule = _variant(operation, request.variant)
        status, headers, text = self._post(request)
        if rule["page"] and status == 200 and headers.get("content-type", "").startswith("text/html"):
            return text
        try:
            answer = json.loads(text)
        except ValueError:
            answer = None
        code = answer.get("code") if isinstance(answer, dict) else None
        if code == SUCCESS and isinstance(answer.get("data"), dict):
            answer["data"] = _read_aliases(answer["data"])
            if rule["answerSigned"] and self._gateway_public_key is not None:
                sign = str(answer.get("sign", ""))
                if not self.verify_answer(operation, request.variant, answer["data"], sign):
                    raise TransportError(operation, "the answer is not signed by the gateway", "forged", "unknown", status)
            return answer
        if code in ERRORS:
            raise GatewayError(operation, code, str(answer.get("message")), status, headers)
        message = f"HTTP {status}, not an answer of the gateway; check base_url"
        raise TransportError(operation, message, "answer", "unknown", status)

    def _post(self, request: _Request) -> tuple[int, dict[str, str], str]:
        address = self._address
        secure = address.scheme == "https"
        connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = connect(address.hostname or "", address.port, timeout=self._timeout_seconds)
        try:
            try:
                connection.connect()
            except OSError as error:
                message = f"not sent: cannot connect ({error})"
                raise TransportError(request.operation, message, "network", "notSent") from error
            body = json.dumps(request.body, ensure_ascii=False).encode()
            # Redirects are not followed: one would send the order to another server.
            connection.request("POST", address.path + _operation(request.operation)["path"], body, request.headers)
            response = connection.getresponse()
            text = response.read().decode(errors="replace")
            return response.status, {name.lower(): value for name, value in response.getheaders()}, text
        except (OSError, http.client.HTTPException) as error:
            message = f"the connection failed ({type(error).__name__})"
            raise TransportError(request.operation, message, "network", "unknown") from error
        finally:
            connection.close()

    def _check_webhook_signature(self, raw_body: bytes, headers: Mapping[str, str], now: float) -> None:
        if not self._webhook_secrets:
            raise ValueError("webhook_secrets is empty: without a secret, anyone could report a payment as paid")
        if not isinstance(raw_body, bytes):
            raise TypeError("raw_body must be the bytes as received")
        if len(raw_body) > 65536:
            raise NotificationError("The body is too large for a notification.", 413)
        names = ("webhook-id", "webhook-timestamp", "webhook-signature")
        identifier, timestamp, signatures = (headers.get(name, "").strip() for name in names)
        if not (identifier and timestamp and signatures):
            raise NotificationError(f"Not verified: {', '.join(names[:2])} or {names[2]} is missing.", 401)
        if not re.fullmatch("[0-9]{1,15}", timestamp):
            raise NotificationError("Not verified: webhook-timestamp must be in seconds since 1970.", 401)
        if abs(now - int(timestamp)) > 300:
            raise NotificationError("Not verified: webhook-timestamp is too old or in the future; check the clocks.", 401)
        message = f"{identifier}.{timestamp}.".encode() + raw_body
        for secret in self._webhook_secrets:
            key = base64.b64decode(re.sub("^whsec_", "", secret))
            wanted = b"v1," + base64.b64encode(hmac.new(key, message, hashlib.sha256).digest())
            if any(hmac.compare_digest(wanted, given.encode()) for given in signatures.split(" ")):
                return
        raise NotificationError(
            "Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.",
            401,
        )


@dataclass(frozen=True)
class _Request:
    operation: str
    variant: str
    body: dict
    headers: dict


def _join(names: Sequence[str], fields: Fields) -> str:
    texts = []
    for path in names:
        value: Any = fields
        for name in path.split("."):
            value = value.get(name) if isinstance(value, Mapping) else None
        if value is not None and (isinstance(value, bool) or not isinstance(value, (str, int))):
            raise TypeError(f'{path} must be a str or an int; write an amount as "100.00"')
        texts.append("" if value is None else str(value))
    return "".join(texts)


def _read_aliases(data: Fields) -> dict:
    read = dict(data)
    for canonical, others in _ANSWER_ALIASES.items():
        for other in others:
            if other in read:
                value = read.pop(other)
                read[canonical] = read.get(canonical) or value
    return read


def _event_of(media_type: str, fields: Fields, form_event: str) -> str:
    known = {event: rule for event, rule in _NOTIFICATIONS.items() if rule["contentType"] == media_type}
    if not known:
        raise NotificationError("Send application/x-www-form-urlencoded or application/json.", 415)
    told = [event for event, rule in known.items() if rule["toldBy"] in fields]
    if len(told) == 1:
        return told[0]
    return form_event if form_event in known and known[form_event]["toldBy"] is None else "unknown"


def _operation(name: str) -> dict:
    if name not in _OPERATIONS:
        raise ValueError(f"{name} is not one of {', '.join(_OPERATIONS)}")
    absent = {"referer": False, "idempotent": False, "createsOrder": False, "byHeader": None, "byField": None}
    return {**absent, **_OPERATIONS[name]}


def _variant(operation: str, name: str) -> dict:
    variants = _operation(operation)["variants"]
    name = name or next(iter(variants))
    if name not in variants:
        raise ValueError(f"{operation}: {name} is not one of {', '.join(variants)}")
    return {"value": name, "rsa": False, "answerSigned": [], "page": False, "payUrl": False, **variants[name]}


def _pause(attempt: int, retry_after_seconds: int) -> None:
    doubled = min(300 * 2 ** (attempt - 1), 5000)
    jittered = doubled * (0.5 + random.random() / 2)
    time.sleep(max(jittered, min(retry_after_seconds * 1000, 5000)) / 1000)


# RSA signatures (PKCS#1 v1.5 with SHA-256), which the standard library does not have.

_SHA256_PREFIX = bytes.fromhex("3031300d060960864801650304020105000420")


def _rsa_sign(private_key: str, message: bytes) -> bytes:
    try:
        modulus, public_exponent, private_exponent = _read_private_key(private_key)
    except (ValueError, IndexError):
        raise ValueError("private_key is not an RSA private key in PEM format") from None
    size = (modulus.bit_length() + 7) // 8
    # Blinded, so that the time it takes tells nothing about the key.
    while True:
        blind = secrets.randbelow(modulus - 2) + 2
        try:
            unblind = pow(blind, -1, modulus)
            break
        except ValueError:
            continue
    blinded = int.from_bytes(_padded(message, size), "big") * pow(blind, public_exponent, modulus) % modulus
    return (pow(blinded, private_exponent, modulus) * unblind % modulus).to_bytes(size, "big")


def _rsa_verify(public_key: str, message: bytes, signature: str) -> bool:
    try:
        modulus, exponent = _read_public_key(public_key)
    except (ValueError, IndexError):
        raise ValueError("gateway_public_key is not an RSA public key in PEM format") from None
    size = (modulus.bit_length() + 7) // 8
    try:
        given = base64.b64decode(signature, validate=True)
    except ValueError:
        return False
    if len(given) != size:
        return False
    opened = pow(int.from_bytes(given, "big"), exponent, modulus).to_bytes(size, "big")
    return hmac.compare_digest(opened, _padded(message, size))


def _padded(message: bytes, size: int) -> bytes:
    digest = _SHA256_PREFIX + hashlib.sha256(message).digest()
    return b"\x00\x01" + b"\xff" * (size - len(digest) - 3) + b"\x00" + digest


def _read_private_key(pem: str) -> tuple[int, int, int]:
    fields = _read_der(_pem_bytes(pem))
    if isinstance(fields[1], list):  # PKCS#8 wraps the key
        fields = _read_der(fields[2])
    return fields[1], fields[2], fields[3]


def _read_public_key(pem: str) -> tuple[int, int]:
    fields = _read_der(_pem_bytes(pem))
    if isinstance(fields[0], list):  # SubjectPublicKeyInfo: the key is a bit string
        fields = _read_der(fields[1][1:])
    return fields[0], fields[1]


def _pem_bytes(pem: str) -> bytes:
    found = re.search("-----BEGIN [A-Z ]+-----(.*?)-----END", pem, re.DOTALL)
    if found is None:
        raise ValueError("not PEM")
    return base64.b64decode(found.group(1))


def _read_der(data: bytes) -> list:
    """The items of a DER sequence: integers, sequences as lists, anything else as its bytes."""
    [items] = _der_items(data)
    if not isinstance(items, list):
        raise ValueError("not a sequence")
    return items


def _der_items(data: bytes) -> list:
    items: list = []
    at = 0
    while at < len(data):
        tag, length, at = data[at], data[at + 1], at + 2
        if length & 0x80:
            count = length & 0x7F
            length, at = int.from_bytes(data[at : at + count], "big"), at + count
        content, at = data[at : at + length], at + length
        if tag == 0x02:
            items.append(int.from_bytes(content, "big", signed=True))
        else:
            items.append(_der_items(content) if tag == 0x30 else content)
    return items


# The tables of the contract.

#: Code → meaning and remedy.
ERRORS = {
    "10001": ["Invalid input.", "Correct the named fields."],
    "10002": ["The signature is wrong.", "Compare the string you sign with the one the sandbox shows."],
    "10003": ["The merchant is not active.", "Contact the operator."],
    "10004": ["The merchant number does not exist.", "Check `merNo` and the base URL."],
    "10005": [
        "The Referer does not match a configured website.",
        "Send a page of a configured website as `Referer`.",
    ],
    "10006": [
        "The order number is taken.",
        "Look up the order with `/order/queryOrderList`, or use a new number.",
    ],
    "10007": [
        "Submitted twice.",
        "Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`.",
    ],
    "10008": ["The version is not supported.", "Send `V3.0.0`."],
    "10009": ["The currency is not enabled.", "Use another currency, or ask the operator to enable it."],
    "10010": ["The method is not enabled.", "Use another method, or ask the operator to enable it."],
    "10011": ["Record not found.", "Check the path and `vaBankId`."],
    "20001": ["The order does not exist.", "Send both numbers of the same order."],
    "20002": ["The refund does not exist.", "Send the `refundNo` of the refund."],
    "20003": ["The order cannot be refunded.", "Query `/order/query` and wait for success."],
    "20004": ["The amount exceeds what is left to refund.", "Refund at most what is left."],
    "30001": ["The balance is insufficient.", "Wait for settlement, or send less."],
    "40001": ["Too many requests.", "Retry after `Retry-After` seconds."],
    "90001": [
        "Internal error.",
        "Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`.",
    ],
    "90002": ["Temporarily unavailable.", "Retry after `Retry-After` seconds."],
}

_OPERATIONS = {
    "createPayment": {
        "path": "/payment",
        "signed": ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
        "referer": True,
        "idempotent": True,
        "createsOrder": True,
        "defaults": {"version": "V3.0.0"},
        "byHeader": "paymentType",
        "variants": {
            "CREDIT_CARD": {"value": ""},
            "UNIONPAY_H5": {"payUrl": True},
            "WECHAT": {"payUrl": True},
            "ALIPAY": {"payUrl": True},
            "APPLE_PAY": {"rsa": True},
            "VN_BANK": {"rsa": True, "answerSigned": ["tradeNo", "merOrderNo", "payCode"]},
            "CASH_APP": {"payUrl": True},
            "CRYPTO": {"payUrl": True},
            "GCASH": {"payUrl": True},
            "GOOGLE_PAY": {"payUrl": True},
            "PIX": {"payUrl": True},
            "PER_TRANSFER": {"payUrl": True},
            "SEPA": {"payUrl": True},
            "SPEI": {"payUrl": True},
        },
    },
    "openCashier": {
        "path": "/cashier/checkStand",
        "signed": ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
        "referer": True,
        "idempotent": True,
        "createsOrder": True,
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": "", "page": True}},
    },
    "createCashierOrder": {
        "path": "/cashier/checkStandPay",
        "signed": ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
        "referer": True,
        "idempotent": True,
        "createsOrder": True,
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": "", "payUrl": True}},
    },
    "createCashierPayment": {
        "path": "/cashier/checkStandPayment",
        "signed": ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
        "referer": True,
        "idempotent": True,
        "createsOrder": True,
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": "", "payUrl": True}},
    },
    "createPayout": {
        "path": "/payout",
        "signed": ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "cardNo"],
        "referer": True,
        "idempotent": True,
        "createsOrder": True,
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": ""}},
    },
    "applyRefund": {
        "path": "/refund/apply",
        "signed": ["merNo", "merOrderNo", "amount", "tradeNo"],
        "idempotent": True,
        "defaults": {"operationType": "refund", "version": "V3.0.0"},
        "variants": {"default": {"value": ""}},
    },
    "queryOrder": {
        "path": "/order/query",
        "signed": ["merNo", "merOrderNo", "tradeNo"],
        "defaults": {"operationType": "query", "version": "V3.0.0"},
        "byField": "queryType",
        "variants": {"sales": {}, "refund": {}},
    },
    "queryBalance": {
        "path": "/balance/query",
        "signed": ["merNo", "currency"],
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": ""}},
    },
    "listOrders": {
        "path": "/order/queryOrderList",
        "signed": ["merNo", "dateLimit.from", "dateLimit.to", "pageNum", "pageSize"],
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": ""}},
    },
    "sumAmounts": {
        "path": "/order/queryAmount",
        "signed": ["merNo", "startDate", "endDate"],
        "defaults": {"version": "V3.0.0"},
        "variants": {"default": {"value": ""}},
    },
}

_NOTIFICATIONS = {
    "paymentResult": {
        "contentType": "application/x-www-form-urlencoded",
        "toldBy": None,
        "fields": {"tradeNo": "string", "merOrderNo": "string", "code": "string", "message": "string"},
    },
    "refundResult": {
        "contentType": "application/json",
        "toldBy": "refundNo",
        "fields": {
            "tradeNo": "string",
            "merOrderNo": "string",
            "refundNo": "string",
            "state": "integer",
            "message": "string",
            "refundAmount": "string",
            "refundCurrency": "string",
        },
    },
    "payoutResult": {
        "contentType": "application/x-www-form-urlencoded",
        "toldBy": None,
        "fields": {"tradeNo": "string", "merOrderNo": "string", "code": "string", "message": "string"},
    },
    "chargeback": {
        "contentType": "application/json",
        "toldBy": "chargebackNo",
        "fields": {
            "tradeNo": "string",
            "merOrderNo": "string",
            "chargebackNo": "string",
            "state": "integer",
            "message": "string",
            "chargebackAmount": "string",
            "chargebackCurrency": "string",
        },
    },
}

# Other spellings of fields in answers.
_ANSWER_ALIASES = {"merOrderNo": ["merorderNo"]}

# State of a queried order → payCode of a payment.
_PAY_CODES = {1: 2, 2: 1, 3: 0}
