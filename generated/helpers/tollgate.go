// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

// Package tollgate is Tollgate for Go 1.19 and newer: this one file, without dependencies. It signs requests, calls the
// gateway, reads its answers and verifies its notifications. Contract version 0.2.0.
//
// Quick start. Save this file as tollgate/tollgate.go in a module (go mod init shop) and these lines as main.go beside the
// folder, start the sandbox (npm start), and run: go run .
//
//	package main
//
//	import (
//		"context"
//		"fmt"
//		"log"
//
//		"shop/tollgate"
//	)
//
//	func main() {
//		client := tollgate.New("http://localhost:8080", 100001, "tollgate-sandbox-key", "http://localhost/checkout")
//		answer, err := client.CreatePayment(context.Background(), tollgate.Fields{
//			"merOrderNo": tollgate.NewOrderNo("ORDER-"), "currencyCode": "CNY", "sourceAmount": "100.00",
//			"returnUrl": "http://localhost/return", "notifyUrl": "http://localhost:9000/notify",
//			"ipAddress": "203.0.113.7", "userId": "user-77", "email": "ada@example.com", "osType": "IOS",
//			"terminal": "WAP",
//		}, tollgate.Options{PaymentType: "ALIPAY"})
//		if err != nil {
//			log.Fatal(err)
//		}
//		fmt.Println(answer.Data["payUrl"]) // send the payer there
//	}
//
// The signature alone, for the key of the sandbox:
//
//	sign, err := client.Sign("queryBalance", tollgate.Fields{"currency": "USD"})
//	// 9841EA5A86EC1D53A49BF3B23E8FC75C
//
// Receive notifications:
//
//	client.WebhookSecrets = []string{"whsec_dG9sbGdhdGUtc2FuZGJveC13ZWJob29rLXNlY3JldA=="}
//	http.Handle("/notify", client.Handler(func(n *tollgate.Notification) error {
//		return store(n.Event, n.Fields) // it may come twice: handle each n.ID once
//	}))
//
// Amounts are strings with two decimals: "100.00", never 100.0. Keep key and secrets out of your code: use os.Getenv.
package tollgate

import (
	"bytes"
	"context"
	"crypto"
	"crypto/hmac"
	"crypto/md5"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Acknowledgement is the whole body of your answer to a notification, with HTTP status 200. Anything else makes the gateway
// retry.
const Acknowledgement = "SUCCESS"

// The codes of refusals, see GatewayError.Code.
const (
	CodeInvalidInput        = "10001"
	CodeSignatureMismatch   = "10002"
	CodeMerchantNotActive   = "10003"
	CodeMerchantUnknown     = "10004"
	CodeRefererRefused      = "10005"
	CodeOrderNumberTaken    = "10006"
	CodeSubmittedTwice      = "10007"
	CodeVersionUnknown      = "10008"
	CodeCurrencyNotEnabled  = "10009"
	CodeMethodNotEnabled    = "10010"
	CodeRecordNotFound      = "10011"
	CodeOrderNotFound       = "20001"
	CodeRefundNotFound      = "20002"
	CodeOrderNotRefundable  = "20003"
	CodeRefundTooLarge      = "20004"
	CodeBalanceInsufficient = "30001"
	CodeTooManyRequests     = "40001"
	CodeInternalError       = "90001"
	CodeUnavailable         = "90002"
)

// ContractVersion is the version of the contract that this file was made from.
const ContractVersion = "0.2.0"

const (
	success              = "00000"
	toleranceSeconds     = 300
	notificationBytesMax = 65536
	secretBytesMin       = 24
	answerBytesMax       = 16 << 20
	pending              = "2"
)

// Fields are the fields of a request or a notification, by their names in the contract. Numbers that were received are of
// type json.Number and keep every digit.
type Fields = map[string]any

// Client calls the gateway for one merchant. Set its fields before the first call; then it may be shared by goroutines.
type Client struct {
	// Referer is a page of your website, as registered with the gateway.
	Referer string
	// WebhookSecrets are the secrets of your notifications (whsec_...). During a rotation give both; one of them must match.
	WebhookSecrets []string
	// Timeout is for one HTTP request, from connecting to the last byte of the answer. The default is 30 seconds.
	Timeout time.Duration
	// AttemptsMax is how often a call is sent if its answer is lost, the first time included; 1 turns retries off. The default
	// is 3.
	AttemptsMax int
	// HTTPClient sends the requests. The default does not follow redirects, which would send an order to another server.
	HTTPClient *http.Client
	// Now is the clock, for tests.
	Now func() time.Time

	baseURL          string
	merNo            int64
	key              string
	privateKey       *rsa.PrivateKey
	gatewayPublicKey *rsa.PublicKey
}

// New returns a client for the gateway at baseURL. The key signs requests and is never sent; referer is a page of your website,
// as registered with the gateway.
func New(baseURL string, merNo int64, key, referer string) *Client {
	return &Client{
		Referer:     referer,
		Timeout:     30 * time.Second,
		AttemptsMax: 3,
		HTTPClient: &http.Client{
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		Now:     time.Now,
		baseURL: strings.TrimRight(baseURL, "/"),
		merNo:   merNo,
		key:     key,
	}
}

// String keeps the key out of logs.
func (c *Client) String() string {
	return fmt.Sprintf("tollgate.Client(%s, %d)", c.baseURL, c.merNo)
}

// GoString keeps the key out of logs.
func (c *Client) GoString() string {
	return c.String()
}

// SetPrivateKey sets your private key (PEM). With it, methods that allow it (APPLE_PAY, VN_BANK) are signed by RSA.
func (c *Client) SetPrivateKey(text string) error {
	block, _ := pem.Decode([]byte(text))
	if block == nil || block.Type != "PRIVATE KEY" {
		return errors.New("tollgate: the private key must be PEM that begins with -----BEGIN PRIVATE KEY-----; " +
			"convert another form with: openssl pkcs8 -topk8 -nocrypt")
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	key, ok := parsed.(*rsa.PrivateKey)
	if err != nil || !ok {
		return errors.New("tollgate: the private key is not an RSA key in PKCS#8")
	}
	c.privateKey = key
	return nil
}

// SetGatewayPublicKey sets the public key of the gateway (PEM). With it, signed answers are verified, and a wrong one is a
// *TransportError.
func (c *Client) SetGatewayPublicKey(text string) error {
	block, _ := pem.Decode([]byte(text))
	if block == nil || block.Type != "PUBLIC KEY" {
		return errors.New("tollgate: the public key must be PEM that begins with -----BEGIN PUBLIC KEY-----")
	}
	parsed, err := x509.ParsePKIXPublicKey(block.Bytes)
	key, ok := parsed.(*rsa.PublicKey)
	if err != nil || !ok {
		return errors.New("tollgate: the public key is not an RSA key")
	}
	c.gatewayPublicKey = key
	return nil
}

// Options are what one call may add. All of it is optional.
type Options struct {
	// PaymentType is the payment method, such as "ALIPAY". Without it a payment is by card.
	PaymentType string
	// Referer is the page of your website that this order comes from, instead of that of the client.
	Referer string
	// IdempotencyKey: the same key with the same body gets the first answer again. By default each call has a new one.
	IdempotencyKey string
	// Timeout is for this call, instead of that of the client.
	Timeout time.Duration
	// Header has more headers, such as the payer's User-Agent.
	Header http.Header
}

// CreatePayment: Create a payment. Creates a payment by card, or by the method in the `paymentType` header; each
// method has its own request schema.
// Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign. The
// PaymentType is one of CREDIT_CARD, UNIONPAY_H5, WECHAT, ALIPAY, APPLE_PAY, VN_BANK, CASH_APP, CRYPTO, GCASH,
// GOOGLE_PAY, PIX, PER_TRANSFER, SEPA, SPEI.
func (c *Client) CreatePayment(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "createPayment", fields, options...)
}

// OpenCashier: Open the cashier page. Creates an order and returns a page for the payer's browser.
// Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
func (c *Client) OpenCashier(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "openCashier", fields, options...)
}

// CreateCashierOrder: Create a cashier order. Creates an order and returns `payUrl`, the address of its cashier page,
// to which you redirect the payer.
// Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
func (c *Client) CreateCashierOrder(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "createCashierOrder", fields, options...)
}

// CreateCashierPayment: Create a cashier payment for one method. Creates an order and returns `payUrl`, the address
// of a cashier page that offers only the method in `paymentMode`: the card form for `CREDIT_CARD`, payment
// instructions for all others.
// Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
func (c *Client) CreateCashierPayment(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "createCashierPayment", fields, options...)
}

// CreatePayout: Send a payout. Sends money from the merchant's balance to a beneficiary.
// Signed fields: merNo, merOrderNo, currencyCode, sourceAmount, withdrawType, cardNo. Filled in for you: merNo,
// version, sign.
func (c *Client) CreatePayout(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "createPayout", fields, options...)
}

// ApplyRefund: Refund a payment. Applies for a full or partial refund of a paid order.
// Signed fields: merNo, merOrderNo, amount, tradeNo. Filled in for you: merNo, operationType, version, sign.
func (c *Client) ApplyRefund(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "applyRefund", fields, options...)
}

// QueryOrder: Query an order or refund. Returns the state of a payment or payout (`sales`) or of a refund (`refund`).
// Signed fields: merNo, merOrderNo, tradeNo. Filled in for you: merNo, operationType, version, sign.
func (c *Client) QueryOrder(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "queryOrder", fields, options...)
}

// QueryBalance: Query a balance. Returns the amount that the merchant can pay out in a currency, the amount that is
// not settled yet, and their sum.
// Signed fields: merNo, currency. Filled in for you: merNo, version, sign.
func (c *Client) QueryBalance(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "queryBalance", fields, options...)
}

// ListOrders: List orders. Returns orders with their fees and settlement, newest first, in pages.
// Signed fields: merNo, dateLimit.from, dateLimit.to, pageNum, pageSize. Filled in for you: merNo, version, sign.
func (c *Client) ListOrders(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "listOrders", fields, options...)
}

// SumAmounts: Query totals. Returns two totals of the matching orders, one entry per currency: the settled amount,
// and the amount that payers paid.
// Signed fields: merNo, startDate, endDate. Filled in for you: merNo, version, sign.
func (c *Client) SumAmounts(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {
	return c.Call(ctx, "sumAmounts", fields, options...)
}

// SignedText is the text that is signed: the signed fields in the order of the contract, without separator and without the key.
// A field that is absent, nil or empty adds nothing; only a missing merNo is filled in.
func (c *Client) SignedText(operation string, fields Fields) (string, error) {
	rule, err := operationOf(operation)
	if err != nil {
		return "", err
	}
	return signedText(rule.signed, merge(Fields{"merNo": c.merNo}, fields))
}

// Sign returns the signature of these fields as they are; only a missing merNo is filled in. For a variant, such as
// "APPLE_PAY", it is made by RSA if the variant allows that and a private key is set.
func (c *Client) Sign(operation string, fields Fields, variant ...string) (string, error) {
	rule, err := operationOf(operation)
	if err != nil {
		return "", err
	}
	text, err := c.SignedText(operation, fields)
	if err != nil {
		return "", err
	}
	if len(variant) == 0 || c.privateKey == nil {
		return upperMD5(text + c.key), nil
	}
	found, err := rule.variant(variant[0])
	if err != nil {
		return "", err
	}
	if !found.rsa {
		return upperMD5(text + c.key), nil
	}
	digest := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, c.privateKey, crypto.SHA256, digest[:])
	if err != nil {
		return "", errors.New("tollgate: the private key cannot sign")
	}
	return base64.StdEncoding.EncodeToString(signature), nil
}

// SignedBody returns the complete body with merNo, defaults and sign, for those who send it themselves.
func (c *Client) SignedBody(operation string, fields Fields, variant ...string) (Fields, error) {
	rule, err := operationOf(operation)
	if err != nil {
		return nil, err
	}
	body := merge(rule.defaults, fields, Fields{"merNo": c.merNo})
	body["sign"], err = c.Sign(operation, body, variant...)
	return body, err
}

// VerifyAnswer reports whether the gateway signed the data of this answer. Calls check it by themselves.
func (c *Client) VerifyAnswer(operation, variant string, data Fields, sign string) bool {
	rule, err := operationOf(operation)
	if err != nil || c.gatewayPublicKey == nil {
		return false
	}
	found, err := rule.variant(variant)
	if err != nil || found.answerSigned == nil {
		return false
	}
	text, err := signedText(found.answerSigned, canonical(data))
	if err != nil {
		return false
	}
	signature, err := base64.StdEncoding.DecodeString(sign)
	digest := sha256.Sum256([]byte(text))
	return err == nil && rsa.VerifyPKCS1v15(c.gatewayPublicKey, crypto.SHA256, digest[:], signature) == nil
}

// NewOrderNo returns an order number that has not been used: the prefix and 12 random hex characters.
func NewOrderNo(prefix string) string {
	return prefix + strings.ToUpper(randomHex(6))
}

// signedText reads the fields back from their JSON, so that what is signed is what is sent.
func signedText(signed []string, fields Fields) (string, error) {
	written, err := json.Marshal(fields)
	if err != nil {
		return "", fmt.Errorf("tollgate: the fields cannot be written as JSON: %w", err)
	}
	body, err := readObject(written)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	for _, path := range signed {
		var value any = body
		for _, name := range strings.Split(path, ".") {
			object, _ := value.(Fields)
			value = object[name]
		}
		if !isSignable(value) {
			return "", fmt.Errorf("tollgate: %s must be a string or an integer; write an amount as \"100.00\"", path)
		}
		text.WriteString(textOf(value))
	}
	return text.String(), nil
}

func isSignable(value any) bool {
	if number, ok := value.(json.Number); ok {
		_, whole := new(big.Int).SetString(number.String(), 10)
		return whole
	}
	_, ok := value.(string)
	return ok || value == nil
}

func textOf(value any) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

func upperMD5(text string) string {
	digest := md5.Sum([]byte(text))
	return strings.ToUpper(hex.EncodeToString(digest[:]))
}

func randomHex(bytesCount int) string {
	random := make([]byte, bytesCount)
	if _, err := rand.Read(random); err != nil {
		panic("tollgate: this system has no random numbers")
	}
	return hex.EncodeToString(random)
}

func merge(parts ...Fields) Fields {
	merged := Fields{}
	for _, part := range parts {
		for name, value := range part {
			merged[name] = value
		}
	}
	return merged
}

// readObject reads one JSON object, and nothing after it. Numbers keep every digit.
func readObject(text []byte) (Fields, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var object Fields
	if err := decoder.Decode(&object); err != nil {
		return nil, errors.New("tollgate: not a JSON object")
	}
	if _, err := decoder.Token(); err != io.EOF || object == nil {
		return nil, errors.New("tollgate: not a JSON object")
	}
	return object, nil
}

// Answer is the envelope of a success.
type Answer struct {
	Code    string
	Message string
	// Data is the result; empty if the answer is a page.
	Data Fields
	// Page is the page for the payer, as HTML, if the operation answers with one.
	Page string
	// RequestID is what you quote when you ask the operator.
	RequestID string
}

// Outcome says whether the gateway may have acted on a request.
type Outcome string

// The gateway has not acted if nothing was sent, or if it refused.
const (
	NotSent Outcome = "not sent"
	Refused Outcome = "refused"
	Unknown Outcome = "unknown"
)

// GatewayError is the refusal of a request by the gateway.
type GatewayError struct {
	Operation string
	// Code is that of the envelope, such as CodeSignatureMismatch.
	Code    string
	Message string
	// Meaning and Remedy explain the code, in one sentence each.
	Meaning, Remedy string
	HTTPStatus      int
	RequestID       string
	// RetryAfter is how long the gateway asks you to wait; 0 if it does not say.
	RetryAfter time.Duration
}

func (e *GatewayError) Error() string {
	return fmt.Sprintf("tollgate: %s: refused (%s): %s %s", e.Operation, e.Code, e.Message, e.Remedy)
}

// Outcome is Unknown after an internal error of the gateway: query the order before you do anything else.
func (e *GatewayError) Outcome() Outcome {
	if e.Code == CodeInternalError {
		return Unknown
	}
	return Refused
}

// Problem is why no valid answer arrived.
type Problem string

// The problems of a TransportError.
const (
	TimedOut      Problem = "timeout"
	Network       Problem = "network"
	Canceled      Problem = "canceled"
	NotTheGateway Problem = "not the gateway"
	Forged        Problem = "forged"
)

// TransportError says that no valid answer of the gateway arrived.
type TransportError struct {
	Operation string
	Problem   Problem
	// Result is NotSent or Unknown. If it is Unknown even after the retries, query the order before you do anything else.
	Result  Outcome
	message string
	cause   error
}

func (e *TransportError) Error() string {
	return fmt.Sprintf("tollgate: %s: %s", e.Operation, e.message)
}

// Unwrap returns the error of the connection.
func (e *TransportError) Unwrap() error {
	return e.cause
}

// Outcome is Result.
func (e *TransportError) Outcome() Outcome {
	return e.Result
}

// send sends the request once.
func (c *Client) send(ctx context.Context, rule *operation, fields Fields, options Options) (*Answer, error) {
	found, err := rule.variant(rule.variantName(fields, options))
	if err != nil {
		return nil, err
	}
	body, err := c.SignedBody(rule.name, fields, found.name)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	header, err := c.headerOf(rule, found, options)
	if err != nil {
		return nil, err
	}
	timeout := c.Timeout
	if options.Timeout > 0 {
		timeout = options.Timeout
	}
	response, err := c.exchange(ctx, rule, text, header, timeout)
	if err != nil {
		return nil, err
	}
	return c.readAnswer(rule, found, response)
}

func only(options []Options) Options {
	if len(options) == 0 {
		return Options{}
	}
	return options[0]
}

func (c *Client) headerOf(rule *operation, found *variant, given Options) (http.Header, error) {
	header := http.Header{"Content-Type": {"application/json"}, "User-Agent": {"tollgate-go/" + ContractVersion}}
	if rule.referer {
		referer := c.Referer
		if given.Referer != "" {
			referer = given.Referer
		}
		if referer == "" {
			return nil, fmt.Errorf("tollgate: %s needs a Referer: a page of your website, such as http://localhost/checkout", rule.name)
		}
		header.Set("Referer", referer)
	}
	if rule.header != "" && found.value != "" {
		header.Set(rule.header, found.value)
	}
	if rule.keyed {
		header.Set("Idempotency-Key", given.IdempotencyKey)
	}
	for name, values := range given.Header {
		header[http.CanonicalHeaderKey(name)] = values
	}
	return header, nil
}

type received struct {
	status int
	header http.Header
	body   []byte
}

func (c *Client) exchange(
	ctx context.Context, rule *operation, body []byte, header http.Header, timeout time.Duration,
) (*received, error) {
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(limited, http.MethodPost, c.baseURL+rule.path, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("tollgate: the base URL is not an address: %w", err)
	}
	request.Header = header
	// Otherwise net/http sends the request again by itself if the connection breaks.
	request.GetBody = nil
	response, err := c.HTTPClient.Do(request)
	if err != nil {
		return nil, c.transportError(ctx, rule, err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, answerBytesMax))
	if err != nil {
		return nil, c.transportError(ctx, rule, err)
	}
	return &received{response.StatusCode, response.Header, text}, nil
}

func (c *Client) transportError(ctx context.Context, rule *operation, cause error) error {
	var network *net.OpError
	switch {
	case errors.As(cause, &network) && network.Op == "dial":
		return &TransportError{rule.name, Network, NotSent, "not sent: cannot connect to " + c.baseURL, cause}
	case ctx.Err() != nil:
		return &TransportError{rule.name, Canceled, Unknown, "canceled by the caller", cause}
	case errors.Is(cause, context.DeadlineExceeded):
		return &TransportError{rule.name, TimedOut, Unknown, "no answer in time", cause}
	default:
		return &TransportError{rule.name, Network, Unknown, "the connection failed", cause}
	}
}

func (c *Client) readAnswer(rule *operation, found *variant, response *received) (*Answer, error) {
	requestID := response.header.Get("X-Request-Id")
	isPage := strings.HasPrefix(response.header.Get("Content-Type"), "text/html")
	if found.page && response.status == http.StatusOK && isPage {
		return &Answer{success, Acknowledgement, Fields{}, string(response.body), requestID}, nil
	}
	envelope, _ := readObject(response.body)
	code, message := textOf(envelope["code"]), textOf(envelope["message"])
	if data, ok := envelope["data"].(Fields); ok && code == success {
		data = canonical(data)
		signed := found.answerSigned != nil && c.gatewayPublicKey != nil
		if signed && !c.VerifyAnswer(rule.name, found.name, data, textOf(envelope["sign"])) {
			return nil, &TransportError{rule.name, Forged, Unknown, "the answer is not signed by the gateway", nil}
		}
		return &Answer{code, message, data, "", requestID}, nil
	}
	if known, ok := refusals[code]; ok {
		seconds, _ := strconv.Atoi(response.header.Get("Retry-After"))
		return nil, &GatewayError{
			Operation: rule.name, Code: code, Message: message, Meaning: known[0], Remedy: known[1],
			HTTPStatus: response.status, RequestID: requestID, RetryAfter: time.Duration(seconds) * time.Second,
		}
	}
	text := fmt.Sprintf("HTTP %d, not an answer of the gateway; check the base URL", response.status)
	return nil, &TransportError{rule.name, NotTheGateway, Unknown, text, nil}
}

// canonical renames what some answers spell differently to the name of the contract.
func canonical(data Fields) Fields {
	renamed := Fields{}
	for name, value := range data {
		if _, alias := answerAliases[name]; !alias {
			renamed[name] = value
		}
	}
	for alias, name := range answerAliases {
		if value, given := data[alias]; given && textOf(renamed[name]) == "" {
			renamed[name] = value
		}
	}
	return renamed
}

type callError interface {
	error
	Outcome() Outcome
}

// Call calls an operation by its name, as the methods above do. If an answer is lost, the request is sent again. Before an order
// is submitted again, it is queried: an order is created at most once, and you get its real state. All attempts share one
// Idempotency-Key. The error is a *GatewayError if the gateway refused, and a *TransportError if no valid answer arrived, not
// even to the last attempt.
func (c *Client) Call(ctx context.Context, operation string, fields Fields, options ...Options) (*Answer, error) {
	rule, err := operationOf(operation)
	if err != nil {
		return nil, err
	}
	given := only(options)
	if given.IdempotencyKey == "" {
		given.IdempotencyKey = randomHex(16)
	}
	return c.submit(ctx, rule, fields, given, rule.orders)
}

func (c *Client) submit(
	ctx context.Context, rule *operation, fields Fields, options Options, createsOrder bool,
) (*Answer, error) {
	// An attempt with an unknown outcome may still arrive late, whatever the answer to later ones.
	var doubt error
	for attempt := 1; ; attempt++ {
		answer, err := c.send(ctx, rule, fields, options)
		var failed callError
		if err == nil || !errors.As(err, &failed) {
			return answer, err
		}
		if doubt == nil && mayHaveActed(failed) && rule.keyed {
			doubt = err
		}
		asks := createsOrder && c.AttemptsMax > 1 && (mayHaveActed(failed) || doubt != nil && isTaken(failed))
		if !asks && (attempt >= c.AttemptsMax || !isTransient(failed)) {
			return nil, firstOf(doubt, err)
		}
		if pause(ctx, attempt, failed) != nil {
			return nil, firstOf(doubt, err)
		}
		if asks {
			known, err := c.findOrder(ctx, textOf(fields["merOrderNo"]))
			if err != nil {
				// The outcome stays unknown, and nothing more is submitted.
				return nil, doubt
			}
			if known != nil {
				return c.recover(ctx, rule, fields, options, known, doubt)
			}
		}
		if attempt >= c.AttemptsMax {
			return nil, doubt
		}
	}
}

type knownOrder struct {
	tradeNo, payCode, amount, currency string
}

// findOrder reads the order list first: the query needs the trade number, which was lost with the answer.
func (c *Client) findOrder(ctx context.Context, merOrderNo string) (*knownOrder, error) {
	list, _ := operationOf("listOrders")
	query, _ := operationOf("queryOrder")
	wanted := Fields{"merOrderNos": []string{merOrderNo}, "pageNum": 1, "pageSize": 1}
	page, err := c.submit(ctx, list, wanted, Options{}, false)
	if err != nil {
		return nil, err
	}
	items, _ := page.Data["list"].([]any)
	for _, one := range items {
		item, _ := one.(Fields)
		if item["merOrderNo"] != merOrderNo {
			continue
		}
		// If there is a refund, the list shows its state; the query shows that of the order.
		numbers := Fields{"queryType": "sales", "merOrderNo": merOrderNo, "tradeNo": item["tradeNo"]}
		sales, err := c.submit(ctx, query, numbers, Options{}, false)
		if err != nil {
			return nil, err
		}
		payCode := payCodes[textOf(sales.Data["state"])]
		return &knownOrder{
			textOf(item["tradeNo"]), payCode, textOf(item["sourceAmount"]), textOf(item["sourceCurrency"]),
		}, nil
	}
	return nil, nil
}

func (c *Client) recover(
	ctx context.Context, rule *operation, fields Fields, options Options, known *knownOrder, doubt error,
) (*Answer, error) {
	if known.amount != textOf(fields["sourceAmount"]) || known.currency != textOf(fields["currencyCode"]) {
		known := refusals[CodeOrderNumberTaken]
		return nil, &GatewayError{
			Operation: rule.name, Code: CodeOrderNumberTaken, Message: "The number belongs to an order of another amount.",
			Meaning: known[0], Remedy: known[1], HTTPStatus: http.StatusOK,
		}
	}
	found, err := rule.variant(rule.variantName(fields, options))
	if err != nil {
		return nil, err
	}
	payCode := json.Number(known.payCode)
	data := Fields{"tradeNo": known.tradeNo, "merOrderNo": fields["merOrderNo"], "payCode": payCode}
	result := &Answer{Code: success, Message: Acknowledgement, Data: data}
	leadsToPage := found.page || found.payURL
	if known.payCode != pending && !leadsToPage {
		return result, nil
	}
	// The Idempotency-Key brings back what only the first answer had: the address or the page for the payer.
	first, err := c.submit(ctx, rule, fields, options, false)
	if err != nil && leadsToPage {
		return nil, doubt
	}
	if err != nil {
		return result, nil
	}
	if known.payCode != pending && !found.page {
		first.Data["payCode"] = payCode
	}
	return first, nil
}

func mayHaveActed(failed callError) bool {
	transport, ok := failed.(*TransportError)
	// Someone who cancels wants no retry, and a person must look into a forged answer.
	isLast := ok && (transport.Problem == Canceled || transport.Problem == Forged)
	return failed.Outcome() == Unknown && !isLast
}

func isTransient(failed callError) bool {
	refused, ok := failed.(*GatewayError)
	busy := ok && (refused.HTTPStatus >= 500 || refused.HTTPStatus == http.StatusTooManyRequests)
	return mayHaveActed(failed) || failed.Outcome() == NotSent || busy
}

// isTaken: after a lost answer, a taken order number may be that of the first attempt, which arrived late.
func isTaken(failed callError) bool {
	refused, ok := failed.(*GatewayError)
	return ok && (refused.Code == CodeOrderNumberTaken || refused.Code == CodeSubmittedTwice)
}

func pause(ctx context.Context, attempt int, failed callError) error {
	const longest = 5000 * time.Millisecond
	wait := 300 * time.Millisecond
	for i := 1; i < attempt && wait < longest; i++ {
		wait *= 2
	}
	jitter, err := rand.Int(rand.Reader, big.NewInt(int64(wait)/2))
	if err != nil {
		return err
	}
	wait = wait/2 + time.Duration(jitter.Int64())
	if refused, ok := failed.(*GatewayError); ok && refused.RetryAfter > wait {
		wait = refused.RetryAfter
	}
	if wait > longest {
		wait = longest
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

func firstOf(doubt, err error) error {
	if doubt != nil {
		return doubt
	}
	return err
}

// Notification is one that has been verified.
type Notification struct {
	// Event is one of paymentResult, refundResult, payoutResult, chargeback, or unknown for one that is newer than
	// this file.
	Event string
	// ID is the same on every attempt: store it, and act on it once.
	ID     string
	Fields Fields
}

// NotificationError is a notification that is not to be believed. Answer with its status and its text: neither reveals a
// secret.
type NotificationError struct {
	// Reason is a word such as "signature-missing".
	Reason string
	// HTTPStatus is the status to answer with. The gateway sends the notification again.
	HTTPStatus int
	message    string
	cause      error
}

func (e *NotificationError) Error() string {
	return e.message
}

// Unwrap returns the error of the query.
func (e *NotificationError) Unwrap() error {
	return e.cause
}

// Handler verifies each notification, passes it to handle, and answers. If handle returns an error, the gateway sends the
// notification again. A form is a payment result unless formEvent says otherwise.
func (c *Client) Handler(handle func(*Notification) error, formEvent ...string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(io.LimitReader(r.Body, notificationBytesMax+1))
		if err != nil {
			http.Error(w, "The body ended early.", http.StatusBadRequest)
			return
		}
		notification, err := c.VerifyNotification(r.Header.Get("Content-Type"), body, r.Header, formEvent...)
		var refused *NotificationError
		if errors.As(err, &refused) {
			http.Error(w, refused.Error(), refused.HTTPStatus)
			return
		}
		if err == nil {
			err = handle(notification)
		}
		if err != nil {
			log.Printf("tollgate: the handler of a notification failed: %v", err)
			http.Error(w, "The notification could not be handled. Retry.", http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		io.WriteString(w, Acknowledgement)
	})
}

// VerifyNotification verifies a notification by its headers (webhook-id, webhook-timestamp, webhook-signature). The body must
// be the bytes as they arrived: a parsed and rewritten body has another signature. A form is a payment result unless formEvent
// says otherwise, paymentResult or payoutResult: their bodies look alike, so give each its own notifyUrl. The error is a *NotificationError.
func (c *Client) VerifyNotification(
	contentType string, rawBody []byte, header http.Header, formEvent ...string,
) (*Notification, error) {
	if len(c.WebhookSecrets) == 0 {
		return nil, errors.New("tollgate: set WebhookSecrets, or use ConfirmNotification")
	}
	if err := checkBody(contentType, rawBody); err != nil {
		return nil, err
	}
	id := header.Get("webhook-id")
	if err := c.checkSignature(id, header.Get("webhook-timestamp"), header.Get("webhook-signature"), rawBody); err != nil {
		return nil, err
	}
	notification, _, err := readNotification(contentType, rawBody, formEvent)
	if err != nil {
		return nil, err
	}
	notification.ID = id
	return notification, nil
}

// ConfirmNotification verifies a notification without its headers: it queries the gateway and compares. A chargeback cannot be
// confirmed by a query.
func (c *Client) ConfirmNotification(
	ctx context.Context, contentType string, rawBody []byte, formEvent ...string,
) (*Notification, error) {
	if err := checkBody(contentType, rawBody); err != nil {
		return nil, err
	}
	notification, rule, err := readNotification(contentType, rawBody, formEvent)
	if err != nil {
		return nil, err
	}
	if rule == nil || rule.query == "" {
		return nil, refuse(http.StatusUnauthorized, "event-unprovable",
			"Not verified: an order query cannot confirm this event; it needs a signature.")
	}
	wanted := Fields{"state": rule.states[textOf(notification.Fields[rule.result])]}
	query := Fields{"queryType": rule.query}
	for _, name := range rule.proven {
		wanted[name] = notification.Fields[name]
		if name == "tradeNo" || name == "merOrderNo" || name == rule.number {
			query[name] = wanted[name]
		}
	}
	// The gateway waits 15 seconds for your answer to the notification.
	asked, err := operationOf("queryOrder")
	if err != nil {
		return nil, err
	}
	answer, err := c.send(ctx, asked, query, Options{Timeout: 8 * time.Second})
	if err != nil {
		return nil, &NotificationError{
			"query-failed", http.StatusServiceUnavailable, "Not confirmed: the order query failed. Retry.", err,
		}
	}
	var different []string
	for _, name := range append([]string{"state"}, rule.proven...) {
		if textOf(answer.Data[name]) != textOf(wanted[name]) {
			different = append(different, name)
		}
	}
	if len(different) == 1 && different[0] == "state" && textOf(answer.Data["state"]) == rule.waits {
		return nil, refuse(http.StatusServiceUnavailable, "query-processing",
			"Not confirmed yet: the order is still processing. Retry.")
	}
	if len(different) > 0 {
		return nil, refuse(http.StatusConflict, "query-contradicts",
			"Not confirmed: the order query returned another "+strings.Join(different, ", ")+".")
	}
	return notification, nil
}

var isTimestamp = regexp.MustCompile(`^[0-9]{1,15}$`).MatchString

func (c *Client) checkSignature(id, timestamp, signatures string, body []byte) error {
	if id == "" || timestamp == "" || signatures == "" {
		return refuse(http.StatusUnauthorized, "signature-missing",
			"Not verified: send webhook-id, webhook-timestamp and webhook-signature.")
	}
	if !isTimestamp(timestamp) {
		return refuse(http.StatusUnauthorized, "signature-malformed",
			"Not verified: webhook-timestamp must be in seconds since 1970.")
	}
	seconds, _ := strconv.ParseInt(timestamp, 10, 64)
	age := c.Now().Unix() - seconds
	if age > toleranceSeconds {
		return refuse(http.StatusUnauthorized, "signature-too-old",
			"Not verified: webhook-timestamp is too old; check the clocks.")
	}
	if age < -toleranceSeconds {
		return refuse(http.StatusUnauthorized, "signature-too-new",
			"Not verified: webhook-timestamp is in the future; check the clocks.")
	}
	matches := false
	for _, secret := range c.WebhookSecrets {
		key, err := secretBytes(secret)
		if err != nil {
			return err
		}
		mac := hmac.New(sha256.New, key)
		fmt.Fprintf(mac, "%s.%d.%s", id, seconds, body)
		wanted := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
		for _, given := range strings.Split(signatures, " ") {
			matches = hmac.Equal(wanted, []byte(given)) || matches
		}
	}
	if !matches {
		return refuse(http.StatusUnauthorized, "signature-mismatch",
			"Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.")
	}
	return nil
}

func secretBytes(secret string) ([]byte, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) < secretBytesMin {
		return nil, fmt.Errorf("tollgate: a webhook secret is whsec_ and at least %d bytes in base64; copy all of it",
			secretBytesMin)
	}
	return key, nil
}

func checkBody(contentType string, body []byte) error {
	known := false
	for _, one := range contentTypes {
		known = known || one == mediaType(contentType)
	}
	if !known {
		return refuse(http.StatusUnsupportedMediaType, "unsupported-media-type",
			"Send "+strings.Join(contentTypes, " or ")+".")
	}
	if len(body) > notificationBytesMax {
		return refuse(http.StatusRequestEntityTooLarge, "body-too-large", "The body is too large for a notification.")
	}
	if !utf8.Valid(body) {
		return invalidBody("It is not UTF-8.")
	}
	return nil
}

func readNotification(contentType string, body []byte, formEvent []string) (*Notification, *event, error) {
	name, fields, err := readFields(contentType, body, formEvent)
	if err != nil {
		return nil, nil, err
	}
	rule := eventOf(name)
	if rule == nil {
		return &Notification{name, upperMD5(string(body)), fields}, nil, nil
	}
	for _, field := range rule.fields {
		if !field.accepts(fields[field.name]) {
			return nil, nil, invalidBody("Read as " + name + ": " + field.name + " must be of type " + field.kind + ".")
		}
	}
	// Numbers and result: a final result never changes.
	id := strings.TrimSpace(strings.Join([]string{
		name, textOf(fields["tradeNo"]), textOf(fields[rule.result]), textOf(fields[rule.number]),
	}, " "))
	return &Notification{name, id, fields}, rule, nil
}

// readFields also tells the event. No body names it: a JSON body is recognized by the number that only its event has.
func readFields(contentType string, body []byte, formEvent []string) (string, Fields, error) {
	if mediaType(contentType) == "application/json" {
		fields, err := readObject(body)
		if err != nil {
			return "", nil, invalidBody("It is not a JSON object.")
		}
		var found []string
		for _, one := range events {
			if _, given := fields[one.number]; given && one.number != "" {
				found = append(found, one.name)
			}
		}
		if len(found) != 1 {
			return "unknown", fields, nil
		}
		return found[0], fields, nil
	}
	name := "paymentResult"
	if len(formEvent) > 0 {
		name = formEvent[0]
	}
	if eventOf(name) == nil {
		return "", nil, errors.New("tollgate: formEvent must be paymentResult or payoutResult")
	}
	form, err := url.ParseQuery(string(body))
	if err != nil {
		return "", nil, invalidBody("It is not a form.")
	}
	fields := Fields{}
	for name := range form {
		fields[name] = form.Get(name)
	}
	return name, fields, nil
}

func mediaType(contentType string) string {
	return strings.ToLower(strings.TrimSpace(strings.SplitN(contentType, ";", 2)[0]))
}

func refuse(status int, reason, message string) error {
	return &NotificationError{Reason: reason, HTTPStatus: status, message: message}
}

func invalidBody(detail string) error {
	return refuse(http.StatusBadRequest, "body-invalid", "The body is not a notification of the contract. "+detail)
}

type variant struct {
	name, value  string
	rsa          bool
	answerSigned []string
	page, payURL bool
}

type operation struct {
	name, path string
	// The fields that are signed, in their order.
	signed []string
	// It needs a Referer; it takes an Idempotency-Key; it creates an order.
	referer, keyed, orders bool
	defaults               Fields
	// The header, or the field of the body, that picks the variant.
	header, field string
	variants      []variant
}

func (o *operation) variant(name string) (*variant, error) {
	names := make([]string, 0, len(o.variants))
	for i := range o.variants {
		if o.variants[i].name == name {
			return &o.variants[i], nil
		}
		names = append(names, o.variants[i].name)
	}
	return nil, fmt.Errorf("tollgate: %s: %s is not one of %s", o.name, name, strings.Join(names, ", "))
}

func (o *operation) variantName(body Fields, options Options) string {
	if o.field != "" {
		return textOf(body[o.field])
	}
	if options.PaymentType != "" {
		return options.PaymentType
	}
	return o.variants[0].name
}

func operationOf(name string) (*operation, error) {
	names := make([]string, 0, len(operations))
	for i := range operations {
		if operations[i].name == name {
			return &operations[i], nil
		}
		names = append(names, operations[i].name)
	}
	return nil, fmt.Errorf("tollgate: %s is not one of %s", name, strings.Join(names, ", "))
}

type field struct {
	name, kind string
}

func (f field) accepts(value any) bool {
	if _, isNumber := value.(json.Number); isNumber {
		return f.kind == "integer" && isSignable(value)
	}
	_, isText := value.(string)
	return isText && f.kind == "string"
}

type event struct {
	name, number, result, query string
	// The result as the state of a query, and the state of one that is not final.
	states map[string]string
	waits  string
	// What a query must confirm.
	proven []string
	fields []field
}

func eventOf(name string) *event {
	for i := range events {
		if events[i].name == name {
			return &events[i]
		}
	}
	return nil
}

// Code: meaning and remedy.
var refusals = map[string][2]string{
	"10001": {"Invalid input.", "Correct the named fields."},
	"10002": {"The signature is wrong.", "Compare the string you sign with the one the sandbox shows."},
	"10003": {"The merchant is not active.", "Contact the operator."},
	"10004": {"The merchant number does not exist.", "Check `merNo` and the base URL."},
	"10005": {"The Referer does not match a configured website.", "Send a page of a configured website as `Referer`."},
	"10006": {"The order number is taken.", "Look up the order with `/order/queryOrderList`, or use a new number."},
	"10007": {"Submitted twice.", "Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`."},
	"10008": {"The version is not supported.", "Send `V3.0.0`."},
	"10009": {"The currency is not enabled.", "Use another currency, or ask the operator to enable it."},
	"10010": {"The method is not enabled.", "Use another method, or ask the operator to enable it."},
	"10011": {"Record not found.", "Check the path and `vaBankId`."},
	"20001": {"The order does not exist.", "Send both numbers of the same order."},
	"20002": {"The refund does not exist.", "Send the `refundNo` of the refund."},
	"20003": {"The order cannot be refunded.", "Query `/order/query` and wait for success."},
	"20004": {"The amount exceeds what is left to refund.", "Refund at most what is left."},
	"30001": {"The balance is insufficient.", "Wait for settlement, or send less."},
	"40001": {"Too many requests.", "Retry after `Retry-After` seconds."},
	"90001": {"Internal error.", "Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`."},
	"90002": {"Temporarily unavailable.", "Retry after `Retry-After` seconds."},
}

var operations = []operation{
	{
		name:     "createPayment",
		path:     "/payment",
		signed:   []string{"merNo", "merOrderNo", "currencyCode", "sourceAmount"},
		referer:  true,
		keyed:    true,
		orders:   true,
		defaults: Fields{"version": "V3.0.0"},
		header:   "paymentType",
		variants: []variant{
			{name: "CREDIT_CARD"},
			{name: "UNIONPAY_H5", value: "UNIONPAY_H5", payURL: true},
			{name: "WECHAT", value: "WECHAT", payURL: true},
			{name: "ALIPAY", value: "ALIPAY", payURL: true},
			{name: "APPLE_PAY", value: "APPLE_PAY", rsa: true},
			{name: "VN_BANK", value: "VN_BANK", rsa: true, answerSigned: []string{"tradeNo", "merOrderNo", "payCode"}},
			{name: "CASH_APP", value: "CASH_APP", payURL: true},
			{name: "CRYPTO", value: "CRYPTO", payURL: true},
			{name: "GCASH", value: "GCASH", payURL: true},
			{name: "GOOGLE_PAY", value: "GOOGLE_PAY", payURL: true},
			{name: "PIX", value: "PIX", payURL: true},
			{name: "PER_TRANSFER", value: "PER_TRANSFER", payURL: true},
			{name: "SEPA", value: "SEPA", payURL: true},
			{name: "SPEI", value: "SPEI", payURL: true},
		},
	},
	{
		name:     "openCashier",
		path:     "/cashier/checkStand",
		signed:   []string{"merNo", "merOrderNo", "currencyCode", "sourceAmount"},
		referer:  true,
		keyed:    true,
		orders:   true,
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default", page: true},
		},
	},
	{
		name:     "createCashierOrder",
		path:     "/cashier/checkStandPay",
		signed:   []string{"merNo", "merOrderNo", "currencyCode", "sourceAmount"},
		referer:  true,
		keyed:    true,
		orders:   true,
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default", payURL: true},
		},
	},
	{
		name:     "createCashierPayment",
		path:     "/cashier/checkStandPayment",
		signed:   []string{"merNo", "merOrderNo", "currencyCode", "sourceAmount"},
		referer:  true,
		keyed:    true,
		orders:   true,
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default", payURL: true},
		},
	},
	{
		name:     "createPayout",
		path:     "/payout",
		signed:   []string{"merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "cardNo"},
		referer:  true,
		keyed:    true,
		orders:   true,
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default"},
		},
	},
	{
		name:     "applyRefund",
		path:     "/refund/apply",
		signed:   []string{"merNo", "merOrderNo", "amount", "tradeNo"},
		keyed:    true,
		defaults: Fields{"operationType": "refund", "version": "V3.0.0"},
		variants: []variant{
			{name: "default"},
		},
	},
	{
		name:     "queryOrder",
		path:     "/order/query",
		signed:   []string{"merNo", "merOrderNo", "tradeNo"},
		defaults: Fields{"operationType": "query", "version": "V3.0.0"},
		field:    "queryType",
		variants: []variant{
			{name: "sales", value: "sales"},
			{name: "refund", value: "refund"},
		},
	},
	{
		name:     "queryBalance",
		path:     "/balance/query",
		signed:   []string{"merNo", "currency"},
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default"},
		},
	},
	{
		name:     "listOrders",
		path:     "/order/queryOrderList",
		signed:   []string{"merNo", "dateLimit.from", "dateLimit.to", "pageNum", "pageSize"},
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default"},
		},
	},
	{
		name:     "sumAmounts",
		path:     "/order/queryAmount",
		signed:   []string{"merNo", "startDate", "endDate"},
		defaults: Fields{"version": "V3.0.0"},
		variants: []variant{
			{name: "default"},
		},
	},
}

var events = []event{
	{
		name:   "paymentResult",
		result: "code",
		query:  "sales",
		states: map[string]string{"0": "3", "1": "2"},
		waits:  "1",
		proven: []string{"tradeNo", "merOrderNo"},
		fields: []field{{"tradeNo", "string"}, {"merOrderNo", "string"}, {"code", "string"}, {"message", "string"}},
	},
	{
		name:   "refundResult",
		number: "refundNo",
		result: "state",
		query:  "refund",
		states: map[string]string{"0": "6", "1": "5"},
		waits:  "4",
		proven: []string{"tradeNo", "merOrderNo", "refundNo", "refundAmount", "refundCurrency"},
		fields: []field{{"tradeNo", "string"}, {"merOrderNo", "string"}, {"refundNo", "string"}, {"state", "integer"}, {"message", "string"}, {"refundAmount", "string"}, {"refundCurrency", "string"}},
	},
	{
		name:   "payoutResult",
		result: "code",
		query:  "sales",
		states: map[string]string{"0": "3", "1": "2"},
		waits:  "1",
		proven: []string{"tradeNo", "merOrderNo"},
		fields: []field{{"tradeNo", "string"}, {"merOrderNo", "string"}, {"code", "string"}, {"message", "string"}},
	},
	{
		name:   "chargeback",
		number: "chargebackNo",
		result: "state",
		fields: []field{{"tradeNo", "string"}, {"merOrderNo", "string"}, {"chargebackNo", "string"}, {"state", "integer"}, {"message", "string"}, {"chargebackAmount", "string"}, {"chargebackCurrency", "string"}},
	},
}

var contentTypes = []string{"application/x-www-form-urlencoded", "application/json"}

// Other spellings of fields in answers.
var answerAliases = map[string]string{"merorderNo": "merOrderNo"}

// State of a queried order: payCode of a payment.
var payCodes = map[string]string{"1": "2", "2": "1", "3": "0"}
