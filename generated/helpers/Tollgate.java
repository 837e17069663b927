/*
 * Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
 *
 * Tollgate for Java 17: this one file, without dependencies. It signs requests, calls the gateway, reads its answers and
 * verifies its notifications. Contract version 0.2.0.
 *
 * Quick start. Save these lines as Shop.java beside this file, start the sandbox (npm start), and run:
 * javac Tollgate.java && java -cp . Shop.java
 *
 *     import java.util.Map;
 *
 *     public class Shop {
 *         public static void main(String[] args) {
 *             Tollgate tollgate = new Tollgate(
 *                 "http://localhost:8080", 100001, "tollgate-sandbox-key", "http://localhost/checkout");
 *             Tollgate.Answer answer = tollgate.createPayment(Map.of(
 *                 "merOrderNo", Tollgate.newOrderNo("ORDER-"), "currencyCode", "CNY", "sourceAmount", "100.00",
 *                 "returnUrl", "http://localhost/return", "notifyUrl", "http://localhost:9000/notify",
 *                 "ipAddress", "203.0.113.7", "userId", "user-77", "email", "ada@example.com", "osType", "IOS",
 *                 "terminal", "WAP"), new Tollgate.Options().paymentType("ALIPAY"));
 *             System.out.println(answer.data().get("payUrl")); // send the payer there
 *         }
 *     }
 *
 * The signature alone, for the key of the sandbox:
 *
 *     tollgate.sign("queryBalance", Map.of("currency", "USD")); // 9841EA5A86EC1D53A49BF3B23E8FC75C
 *
 * Receive notifications, in any server that gives you the bytes of the body before anything parses them:
 *
 *     Tollgate.Reply reply = tollgate.withWebhookSecrets("whsec_dG9sbGdhdGUtc2FuZGJveC13ZWJob29rLXNlY3JldA==")
 *         .receive(request.getContentType(), body, request::getHeader, notification -> {
 *             // it may come twice: handle each notification.id() once
 *             store(notification.event(), notification.fields());
 *         });
 *     // answer with reply.status() and exactly reply.body()
 *
 * If your classes are in a package, add its `package` line to this file too. Map.of takes ten pairs; for more fields use
 * Map.ofEntries or a HashMap. Amounts are strings with two decimals: "100.00", never 100.0. Keep key and secrets out of
 * your code: use System.getenv().
 */

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Calls a Tollgate gateway and verifies its notifications. An object is immutable and may be shared between threads.
 */
public final class Tollgate {
    /** The whole body of your answer to a notification, with HTTP status 200. Anything else makes the gateway retry. */
    public static final String ACKNOWLEDGEMENT = "SUCCESS";

    /** The codes of refusals, see {@link GatewayException#code}. */
    public static final class Code {
        /** Invalid input. */
        public static final String INVALID_INPUT = "10001";
        /** The signature is wrong. */
        public static final String SIGNATURE_MISMATCH = "10002";
        /** The merchant is not active. */
        public static final String MERCHANT_NOT_ACTIVE = "10003";
        /** The merchant number does not exist. */
        public static final String MERCHANT_UNKNOWN = "10004";
        /** The Referer does not match a configured website. */
        public static final String REFERER_REFUSED = "10005";
        /** The order number is taken. */
        public static final String ORDER_NUMBER_TAKEN = "10006";
        /** Submitted twice. */
        public static final String SUBMITTED_TWICE = "10007";
        /** The version is not supported. */
        public static final String VERSION_UNKNOWN = "10008";
        /** The currency is not enabled. */
        public static final String CURRENCY_NOT_ENABLED = "10009";
        /** The method is not enabled. */
        public static final String METHOD_NOT_ENABLED = "10010";
        /** Record not found. */
        public static final String RECORD_NOT_FOUND = "10011";
        /** The order does not exist. */
        public static final String ORDER_NOT_FOUND = "20001";
        /** The refund does not exist. */
        public static final String REFUND_NOT_FOUND = "20002";
        /** The order cannot be refunded. */
        public static final String ORDER_NOT_REFUNDABLE = "20003";
        /** The amount exceeds what is left to refund. */
        public static final String REFUND_TOO_LARGE = "20004";
        /** The balance is insufficient. */
        public static final String BALANCE_INSUFFICIENT = "30001";
        /** Too many requests. */
        public static final String TOO_MANY_REQUESTS = "40001";
        /** Internal error. */
        public static final String INTERNAL_ERROR = "90001";
        /** Temporarily unavailable. */
        public static final String UNAVAILABLE = "90002";

        private Code() {
        }
    }

    /** The version of the contract that this file was made from. */
    public static final String CONTRACT_VERSION = "0.2.0";

    private static final String SUCCESS = "00000";
    private static final Long PENDING = 2L;
    private static final int TOLERANCE_SECONDS = 300;
    private static final int NOTIFICATION_BYTES_MAX = 65536;
    private static final int SECRET_BYTES_MIN = 24;
    private static final HttpClient HTTP = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER)
        .connectTimeout(Duration.ofSeconds(10))
        .build();

    private final String baseUrl;
    private final long merNo;
    private final String key;
    private final Settings settings;

    /**
     * @param baseUrl the address of the gateway, such as {@code http://localhost:8080}
     * @param merNo your merchant number
     * @param key your merchant key; it signs requests and is never sent
     * @param referer a page of your website, as registered with the gateway
     */
    public Tollgate(String baseUrl, long merNo, String key, String referer) {
        this(baseUrl, merNo, key, new Settings(referer, null, null, List.of(), Duration.ofSeconds(30),
            3, Clock.systemUTC()));
        if (!baseUrl.matches("https?://[^\\s/].*")) {
            throw new IllegalArgumentException("baseUrl must be an http or https address");
        }
        if (merNo <= 0) {
            throw new IllegalArgumentException("merNo must be a positive integer");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key is missing; take it from the back office");
        }
    }

    private Tollgate(String baseUrl, long merNo, String key, Settings settings) {
        this.baseUrl = baseUrl.replaceAll("/+$", "");
        this.merNo = merNo;
        this.key = key;
        this.settings = settings;
    }

    /** What has a default or may be left out. */
    private record Settings(String referer, PrivateKey privateKey, PublicKey gatewayPublicKey,
                            List<String> webhookSecrets, Duration timeout, int attemptsMax, Clock clock) {
    }

    /** With your private key (PEM), methods that allow it (APPLE_PAY, VN_BANK) are signed by RSA. */
    public Tollgate withPrivateKey(String pem) {
        return with(new Settings(settings.referer, readPrivateKey(pem), settings.gatewayPublicKey,
            settings.webhookSecrets, settings.timeout, settings.attemptsMax, settings.clock));
    }

    /** With the public key of the gateway (PEM), signed answers are verified; a wrong one is a TransportException. */
    public Tollgate withGatewayPublicKey(String pem) {
        return with(new Settings(settings.referer, settings.privateKey, readPublicKey(pem), settings.webhookSecrets,
            settings.timeout, settings.attemptsMax, settings.clock));
    }

    /** The secrets of your notifications ({@code whsec_…}). During a rotation give both; one of them must match. */
    public Tollgate withWebhookSecrets(String... secrets) {
        for (String secret : secrets) {
            secretBytes(secret);
        }
        return with(new Settings(settings.referer, settings.privateKey, settings.gatewayPublicKey, List.of(secrets),
            settings.timeout, settings.attemptsMax, settings.clock));
    }

    /** The time for one HTTP request, from connecting to the last byte of the answer. */
    public Tollgate withTimeout(Duration timeout) {
        return with(new Settings(settings.referer, settings.privateKey, settings.gatewayPublicKey,
            settings.webhookSecrets, timeout, settings.attemptsMax, settings.clock));
    }

    /** How often a call is sent if its answer is lost, the first time included; 1 turns retries off. */
    public Tollgate withAttemptsMax(int attemptsMax) {
        return with(new Settings(settings.referer, settings.privateKey, settings.gatewayPublicKey,
            settings.webhookSecrets, settings.timeout, attemptsMax, settings.clock));
    }

    /** Another clock, for tests. */
    public Tollgate withClock(Clock clock) {
        return with(new Settings(settings.referer, settings.privateKey, settings.gatewayPublicKey,
            settings.webhookSecrets, settings.timeout, settings.attemptsMax, clock));
    }

    private Tollgate with(Settings changed) {
        return new Tollgate(baseUrl, merNo, key, changed);
    }

    // ---- Operations ----

    /**
     * Create a payment. Creates a payment by card, or by the method in the `paymentType` header; each method has its
     * own request schema.
     * Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer createPayment(Map<String, ?> fields) {
        return call("createPayment", fields, new Options());
    }

    /** As {@link #createPayment(Map)}, with options. */
    public Answer createPayment(Map<String, ?> fields, Options options) {
        return call("createPayment", fields, options);
    }

    /**
     * Open the cashier page. Creates an order and returns a page for the payer's browser.
     * Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer openCashier(Map<String, ?> fields) {
        return call("openCashier", fields, new Options());
    }

    /** As {@link #openCashier(Map)}, with options. */
    public Answer openCashier(Map<String, ?> fields, Options options) {
        return call("openCashier", fields, options);
    }

    /**
     * Create a cashier order. Creates an order and returns `payUrl`, the address of its cashier page, to which you
     * redirect the payer.
     * Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer createCashierOrder(Map<String, ?> fields) {
        return call("createCashierOrder", fields, new Options());
    }

    /** As {@link #createCashierOrder(Map)}, with options. */
    public Answer createCashierOrder(Map<String, ?> fields, Options options) {
        return call("createCashierOrder", fields, options);
    }

    /**
     * Create a cashier payment for one method. Creates an order and returns `payUrl`, the address of a cashier page
     * that offers only the method in `paymentMode`: the card form for `CREDIT_CARD`, payment instructions for all
     * others.
     * Signed fields: merNo, merOrderNo, currencyCode, sourceAmount. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer createCashierPayment(Map<String, ?> fields) {
        return call("createCashierPayment", fields, new Options());
    }

    /** As {@link #createCashierPayment(Map)}, with options. */
    public Answer createCashierPayment(Map<String, ?> fields, Options options) {
        return call("createCashierPayment", fields, options);
    }

    /**
     * Send a payout. Sends money from the merchant's balance to a beneficiary.
     * Signed fields: merNo, merOrderNo, currencyCode, sourceAmount, withdrawType, cardNo. Filled in for you: merNo,
     * version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer createPayout(Map<String, ?> fields) {
        return call("createPayout", fields, new Options());
    }

    /** As {@link #createPayout(Map)}, with options. */
    public Answer createPayout(Map<String, ?> fields, Options options) {
        return call("createPayout", fields, options);
    }

    /**
     * Refund a payment. Applies for a full or partial refund of a paid order.
     * Signed fields: merNo, merOrderNo, amount, tradeNo. Filled in for you: merNo, operationType, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer applyRefund(Map<String, ?> fields) {
        return call("applyRefund", fields, new Options());
    }

    /** As {@link #applyRefund(Map)}, with options. */
    public Answer applyRefund(Map<String, ?> fields, Options options) {
        return call("applyRefund", fields, options);
    }

    /**
     * Query an order or refund. Returns the state of a payment or payout (`sales`) or of a refund (`refund`).
     * Signed fields: merNo, merOrderNo, tradeNo. Filled in for you: merNo, operationType, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer queryOrder(Map<String, ?> fields) {
        return call("queryOrder", fields, new Options());
    }

    /** As {@link #queryOrder(Map)}, with options. */
    public Answer queryOrder(Map<String, ?> fields, Options options) {
        return call("queryOrder", fields, options);
    }

    /**
     * Query a balance. Returns the amount that the merchant can pay out in a currency, the amount that is not settled
     * yet, and their sum.
     * Signed fields: merNo, currency. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer queryBalance(Map<String, ?> fields) {
        return call("queryBalance", fields, new Options());
    }

    /** As {@link #queryBalance(Map)}, with options. */
    public Answer queryBalance(Map<String, ?> fields, Options options) {
        return call("queryBalance", fields, options);
    }

    /**
     * List orders. Returns orders with their fees and settlement, newest first, in pages.
     * Signed fields: merNo, dateLimit.from, dateLimit.to, pageNum, pageSize. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer listOrders(Map<String, ?> fields) {
        return call("listOrders", fields, new Options());
    }

    /** As {@link #listOrders(Map)}, with options. */
    public Answer listOrders(Map<String, ?> fields, Options options) {
        return call("listOrders", fields, options);
    }

    /**
     * Query totals. Returns two totals of the matching orders, one entry per currency: the settled amount, and the
     * amount that payers paid.
     * Signed fields: merNo, startDate, endDate. Filled in for you: merNo, version, sign.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived
     */
    public Answer sumAmounts(Map<String, ?> fields) {
        return call("sumAmounts", fields, new Options());
    }

    /** As {@link #sumAmounts(Map)}, with options. */
    public Answer sumAmounts(Map<String, ?> fields, Options options) {
        return call("sumAmounts", fields, options);
    }

    // ---- Signing ----

    /**
     * The text that is signed: the signed fields in the order of the contract, without separator and without the key. A
     * field that is absent, null or empty adds nothing; only a missing {@code merNo} is filled in.
     */
    public String signedText(String operation, Map<String, ?> fields) {
        Map<String, Object> body = new LinkedHashMap<>(fields);
        body.putIfAbsent("merNo", merNo);
        return signedText(operationOf(operation).signed(), body);
    }

    /** The signature of these fields as they are; only a missing {@code merNo} is filled in. */
    public String sign(String operation, Map<String, ?> fields) {
        return md5(signedText(operation, fields) + key);
    }

    /**
     * The signature of a variant, such as {@code APPLE_PAY}: by RSA if it allows that and a private key is set,
     * otherwise as without a variant.
     */
    public String sign(String operation, Map<String, ?> fields, String variant) {
        if (settings.privateKey == null || !operationOf(operation).variant(variant).rsa()) {
            return sign(operation, fields);
        }
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(settings.privateKey);
            signature.update(signedText(operation, fields).getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signature.sign());
        } catch (GeneralSecurityException cause) {
            throw new IllegalStateException("the private key cannot sign", cause);
        }
    }

    /** The complete body with merNo, defaults and sign, for those who send it themselves. */
    public Map<String, Object> signedBody(String operation, Map<String, ?> fields, String variant) {
        Map<String, Object> body = new LinkedHashMap<>(operationOf(operation).defaults());
        body.putAll(fields);
        body.put("merNo", merNo);
        body.put("sign", sign(operation, body, variant));
        return body;
    }

    /** Whether the gateway signed the {@code data} of this answer. Calls check it by themselves. */
    public boolean verifyAnswer(String operation, String variant, Map<String, ?> data, String sign) {
        Variant rule = operationOf(operation).variant(variant);
        if (rule.answerSigned() == null || settings.gatewayPublicKey == null) {
            throw new IllegalStateException(rule.answerSigned() == null
                ? "the contract signs no answer of " + operation + " " + variant
                : "an answer is verified with the key of the gateway: call withGatewayPublicKey");
        }
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initVerify(settings.gatewayPublicKey);
            signature.update(signedText(rule.answerSigned(), canonical(data)).getBytes(StandardCharsets.UTF_8));
            return signature.verify(Base64.getDecoder().decode(sign));
        } catch (GeneralSecurityException | IllegalArgumentException malformed) {
            return false;
        }
    }

    /** An order number that has not been used: the prefix and 12 random hex characters. */
    public static String newOrderNo(String prefix) {
        byte[] random = new byte[6];
        new SecureRandom().nextBytes(random);
        return prefix + HexFormat.of().withUpperCase().formatHex(random);
    }

    private static String signedText(List<String> signed, Map<String, ?> fields) {
        StringBuilder text = new StringBuilder();
        for (String path : signed) {
            Object value = fields;
            for (String name : path.split("\\.")) {
                value = value instanceof Map<?, ?> object ? object.get(name) : null;
            }
            if (value != null && !(value instanceof String) && !isWhole(value)) {
                throw new IllegalArgumentException(path
                    + " must be a string or an integer; write an amount as \"100.00\"");
            }
            text.append(value == null ? "" : value);
        }
        return text.toString();
    }

    private static boolean isWhole(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Short
            || value instanceof BigInteger;
    }

    private static String md5(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().withUpperCase().formatHex(digest);
        } catch (GeneralSecurityException cause) {
            throw new IllegalStateException("this Java has no MD5", cause);
        }
    }

    // ---- Calls ----

    /** What one call may add. All of it is optional. */
    public static final class Options {
        private String paymentType;
        private String referer;
        private String idempotencyKey;
        private Duration timeout;
        private final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

        /** The payment method, such as {@code ALIPAY}. Without it a payment is by card. */
        public Options paymentType(String value) {
            paymentType = value;
            return this;
        }

        /** The page of your website that this order comes from, instead of that of the constructor. */
        public Options referer(String value) {
            referer = value;
            return this;
        }

        /** The same key with the same body gets the first answer again. By default each call has a new one. */
        public Options idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** For this call, instead of that of {@link #withTimeout}. */
        public Options timeout(Duration value) {
            timeout = value;
            return this;
        }

        /** One more header, such as the payer's {@code User-Agent}. */
        public Options header(String name, String value) {
            headers.put(name, value);
            return this;
        }

        private Options copy() {
            Options copy = new Options().paymentType(paymentType).referer(referer).idempotencyKey(idempotencyKey)
                .timeout(timeout);
            copy.headers.putAll(headers);
            return copy;
        }
    }

    /**
     * The envelope of a success.
     *
     * @param code {@code 00000}
     * @param data the result; empty if the answer is a page
     * @param page the page for the payer, as HTML, if the operation answers with one; otherwise null
     * @param requestId quote it when you ask the operator
     */
    public record Answer(String code, String message, Map<String, Object> data, String page, String requestId) {
    }

    /** Whether the gateway may have acted: not if nothing was sent, or if it refused. */
    public enum Outcome { NOT_SENT, REFUSED, UNKNOWN }

    /** A call that did not succeed: refused by the gateway, or without an answer of it. */
    public abstract static class TollgateException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final String operation;
        private final Outcome outcome;

        TollgateException(String operation, Outcome outcome, String message, Throwable cause) {
            super(operation + ": " + message, cause);
            this.operation = operation;
            this.outcome = outcome;
        }

        public final String operation() {
            return operation;
        }

        /** If it is unknown even after the retries, query the order before you do anything else. */
        public final Outcome outcome() {
            return outcome;
        }
    }

    /** The gateway refused the request. */
    public static final class GatewayException extends TollgateException {
        private static final long serialVersionUID = 1;
        private final String code;
        private final int httpStatus;
        private final String requestId;
        private final int retryAfterSeconds;

        GatewayException(String operation, String code, String message, int httpStatus, String requestId,
                         int retryAfterSeconds) {
            super(operation, code.equals(Code.INTERNAL_ERROR) ? Outcome.UNKNOWN : Outcome.REFUSED,
                "refused (" + code + "): " + message + " " + remedyOf(code), null);
            this.code = code;
            this.httpStatus = httpStatus;
            this.requestId = requestId;
            this.retryAfterSeconds = retryAfterSeconds;
        }

        /** The code of the envelope, one of {@link Code}. */
        public String code() {
            return code;
        }

        /** What the code means, in one sentence. */
        public String meaning() {
            return REFUSALS.containsKey(code) ? REFUSALS.get(code).get(0) : "";
        }

        /** What to do about it. */
        public String remedy() {
            return remedyOf(code);
        }

        public int httpStatus() {
            return httpStatus;
        }

        /** Quote it when you ask the operator; may be null. */
        public String requestId() {
            return requestId;
        }

        /** How long the gateway asks you to wait; 0 if it does not say. */
        public int retryAfterSeconds() {
            return retryAfterSeconds;
        }

        private static String remedyOf(String code) {
            return REFUSALS.containsKey(code) ? REFUSALS.get(code).get(1) : "";
        }
    }

    /** Why no valid answer arrived. */
    public enum Problem { TIMEOUT, NETWORK, INTERRUPTED, NOT_THE_GATEWAY, FORGED }

    /** No valid answer of the gateway arrived. */
    public static final class TransportException extends TollgateException {
        private static final long serialVersionUID = 1;
        private final Problem problem;

        TransportException(String operation, Problem problem, Outcome outcome, String message, Throwable cause) {
            super(operation, outcome, message, cause);
            this.problem = problem;
        }

        public Problem problem() {
            return problem;
        }
    }

    /** Sends the request once. */
    private Answer send(Operation rule, Map<String, ?> fields, Options options) {
        Variant variant = rule.variant(variantName(rule, fields, options));
        String body = Json.write(signedBody(rule.name(), fields, variant.name()));
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + rule.path()))
            .POST(HttpRequest.BodyPublishers.ofString(body));
        headersOf(rule, variant, options).forEach(request::setHeader);
        Duration timeout = options.timeout == null ? settings.timeout : options.timeout;
        return readAnswer(rule, variant, exchange(rule.name(), request.build(), timeout));
    }

    private static String variantName(Operation rule, Map<String, ?> body, Options options) {
        if (rule.byField() != null) {
            return String.valueOf(body.get(rule.byField()));
        }
        boolean named = options.paymentType != null && !options.paymentType.isEmpty();
        return named ? options.paymentType : rule.variants().get(0).name();
    }

    private Map<String, String> headersOf(Operation rule, Variant variant, Options options) {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.put("Content-Type", "application/json");
        headers.put("User-Agent", "tollgate-java/" + CONTRACT_VERSION);
        if (rule.referer()) {
            String referer = options.referer == null ? settings.referer : options.referer;
            if (referer == null || referer.isEmpty()) {
                throw new IllegalStateException(rule.name() + " needs a referer: a page of your website, such as http://localhost/checkout");
            }
            headers.put("Referer", referer);
        }
        if (rule.byHeader() != null && !variant.value().isEmpty()) {
            headers.put(rule.byHeader(), variant.value());
        }
        if (rule.idempotencyKey()) {
            headers.put("Idempotency-Key", options.idempotencyKey);
        }
        headers.putAll(options.headers);
        return headers;
    }

    private HttpResponse<byte[]> exchange(String operation, HttpRequest request, Duration timeout) {
        CompletableFuture<HttpResponse<byte[]>> answer =
            HTTP.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
        try {
            return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            answer.cancel(true);
            throw new TransportException(operation, Problem.TIMEOUT, Outcome.UNKNOWN, "no answer in time", late);
        } catch (InterruptedException stopped) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw new TransportException(operation, Problem.INTERRUPTED, Outcome.UNKNOWN, "interrupted", stopped);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (isUnreachable(cause)) {
                String message = "not sent: cannot connect to " + baseUrl;
                throw new TransportException(operation, Problem.NETWORK, Outcome.NOT_SENT, message, cause);
            }
            throw new TransportException(operation, Problem.NETWORK, Outcome.UNKNOWN, "the connection failed", cause);
        }
    }

    private static boolean isUnreachable(Throwable cause) {
        return cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException
            || cause instanceof UnresolvedAddressException;
    }

    private Answer readAnswer(Operation rule, Variant variant, HttpResponse<byte[]> response) {
        String text = new String(response.body(), StandardCharsets.UTF_8);
        String type = response.headers().firstValue("content-type").orElse("");
        String requestId = response.headers().firstValue("x-request-id").orElse(null);
        if (variant.page() && response.statusCode() == 200 && type.startsWith("text/html")) {
            return new Answer(SUCCESS, ACKNOWLEDGEMENT, Map.of(), text, requestId);
        }
        Map<String, Object> envelope = readEnvelope(text);
        String code = String.valueOf(envelope.get("code"));
        String message = String.valueOf(envelope.get("message"));
        if (code.equals(SUCCESS) && envelope.get("data") instanceof Map<?, ?> received) {
            Map<String, Object> data = canonical(received);
            boolean signed = variant.answerSigned() != null && settings.gatewayPublicKey != null;
            if (signed && !verifyAnswer(rule.name(), variant.name(), data, String.valueOf(envelope.get("sign")))) {
                throw new TransportException(rule.name(), Problem.FORGED, Outcome.UNKNOWN,
                    "the answer is not signed by the gateway", null);
            }
            return new Answer(code, message, data, null, requestId);
        }
        if (REFUSALS.containsKey(code)) {
            throw new GatewayException(rule.name(), code, message, response.statusCode(), requestId,
                retryAfterSeconds(response));
        }
        throw new TransportException(rule.name(), Problem.NOT_THE_GATEWAY, Outcome.UNKNOWN,
            "HTTP " + response.statusCode() + ", not an answer of the gateway; check baseUrl", null);
    }

    private static Map<String, Object> readEnvelope(String text) {
        try {
            return Json.readObject(text);
        } catch (IllegalArgumentException notJson) {
            return Map.of();
        }
    }

    private static int retryAfterSeconds(HttpResponse<?> response) {
        String text = response.headers().firstValue("retry-after").orElse("");
        return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    /** Some answers spell a field differently; here it has the name of the contract. */
    private static Map<String, Object> canonical(Map<?, ?> received) {
        Map<String, Object> data = new LinkedHashMap<>();
        received.forEach((name, value) -> data.put((String) name, value));
        ANSWER_ALIASES.forEach((alias, name) -> {
            Object value = data.remove(alias);
            if (value != null && (data.get(name) == null || data.get(name).equals(""))) {
                data.put(name, value);
            }
        });
        return data;
    }

    // ---- Query before resubmitting ----

    /**
     * Calls an operation by its name, as the methods above do. If an answer is lost, the request is sent again. Before
     * an order is submitted again, it is queried: an order is created at most once, and you get its real state. All
     * attempts share one Idempotency-Key.
     *
     * @throws GatewayException if the gateway refused
     * @throws TransportException if no valid answer arrived, not even to the last attempt
     */
    public Answer call(String operation, Map<String, ?> fields, Options given) {
        Operation rule = operationOf(operation);
        Options options = given.copy();
        if (options.idempotencyKey == null) {
            options.idempotencyKey(UUID.randomUUID().toString());
        }
        return submit(rule, fields, options, rule.createsOrder());
    }

    private Answer submit(Operation rule, Map<String, ?> fields, Options options, boolean createsOrder) {
        // An attempt with an unknown outcome may still arrive late, whatever the answer to later ones.
        TollgateException doubt = null;
        for (int attempt = 1; ; attempt += 1) {
            try {
                return send(rule, fields, options);
            } catch (TollgateException error) {
                if (doubt == null && mayHaveActed(error) && rule.idempotencyKey()) {
                    doubt = error;
                }
                boolean asks = createsOrder && settings.attemptsMax > 1
                    && (mayHaveActed(error) || (doubt != null && isTaken(error)));
                if (!asks && (attempt >= settings.attemptsMax || !isTransient(error))) {
                    throw doubt == null ? error : doubt;
                }
                pause(attempt, error);
                KnownOrder known = asks ? findOrder(String.valueOf(fields.get("merOrderNo")), doubt) : null;
                if (known != null) {
                    return recover(rule, fields, options, known, doubt);
                }
                if (attempt >= settings.attemptsMax) {
                    throw doubt;
                }
            }
        }
    }

    private record KnownOrder(Object tradeNo, Long payCode, Object sourceAmount, Object sourceCurrency) {
    }

    /** The query needs the trade number, which was lost with the answer, so the order list is read first. */
    private KnownOrder findOrder(String merOrderNo, TollgateException doubt) {
        try {
            Map<String, Object> list = Map.of("merOrderNos", List.of(merOrderNo), "pageNum", 1, "pageSize", 1);
            Answer page = submit(operationOf("listOrders"), list, new Options(), false);
            for (Object one : (List<?>) page.data().get("list")) {
                Map<?, ?> item = (Map<?, ?>) one;
                if (merOrderNo.equals(item.get("merOrderNo"))) {
                    Object tradeNo = item.get("tradeNo");
                    // If there is a refund, the list shows its state; the query shows that of the order.
                    Map<String, Object> query =
                        Map.of("queryType", "sales", "merOrderNo", merOrderNo, "tradeNo", tradeNo);
                    Answer sales = submit(operationOf("queryOrder"), query, new Options(), false);
                    Long payCode = PAY_CODES.get(sales.data().get("state"));
                    return new KnownOrder(tradeNo, payCode, item.get("sourceAmount"), item.get("sourceCurrency"));
                }
            }
            return null;
        } catch (TollgateException failed) {
            // The outcome stays unknown, and nothing more is submitted.
            doubt.addSuppressed(failed);
            throw doubt;
        }
    }

    private Answer recover(Operation rule, Map<String, ?> fields, Options options, KnownOrder known,
                           TollgateException doubt) {
        if (!Objects.equals(known.sourceAmount, fields.get("sourceAmount"))
            || !Objects.equals(known.sourceCurrency, fields.get("currencyCode"))) {
            throw new GatewayException(rule.name(), Code.ORDER_NUMBER_TAKEN,
                "The number belongs to an order of another amount.", 200, null, 0);
        }
        Variant variant = rule.variant(variantName(rule, fields, options));
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("tradeNo", known.tradeNo);
        data.put("merOrderNo", fields.get("merOrderNo"));
        data.put("payCode", known.payCode);
        Answer result = new Answer(SUCCESS, ACKNOWLEDGEMENT, data, null, null);
        boolean leadsToPage = variant.page() || variant.payUrl();
        boolean pending = known.payCode.equals(PENDING);
        if (!pending && !leadsToPage) {
            return result;
        }
        try {
            // The Idempotency-Key brings back what only the first answer had: the address or the page for the payer.
            Answer first = submit(rule, fields, options, false);
            if (!pending && !variant.page()) {
                first.data().put("payCode", data.get("payCode"));
            }
            return first;
        } catch (TollgateException refused) {
            if (leadsToPage) {
                throw doubt;
            }
            return result;
        }
    }

    private static boolean mayHaveActed(TollgateException error) {
        // Someone who interrupts wants no retry, and a person must look into a forged answer.
        boolean isLast = error instanceof TransportException transport
            && (transport.problem() == Problem.INTERRUPTED || transport.problem() == Problem.FORGED);
        return error.outcome() == Outcome.UNKNOWN && !isLast;
    }

    private static boolean isTransient(TollgateException error) {
        boolean busy = error instanceof GatewayException refused
            && (refused.httpStatus() >= 500 || refused.httpStatus() == 429);
        return mayHaveActed(error) || error.outcome() == Outcome.NOT_SENT || busy;
    }

    /** After a lost answer, a taken order number may be that of the first attempt, which arrived late. */
    private static boolean isTaken(TollgateException error) {
        return error instanceof GatewayException refused
            && Set.of(Code.ORDER_NUMBER_TAKEN, Code.SUBMITTED_TWICE).contains(refused.code());
    }

    private static void pause(int attempt, TollgateException error) {
        long doubled = Math.min(300L << Math.min(attempt - 1, 10), 5000);
        long asked = error instanceof GatewayException refused ? refused.retryAfterSeconds() * 1_000L : 0;
        try {
            Thread.sleep(Math.max(ThreadLocalRandom.current().nextLong(doubled / 2, doubled), Math.min(asked, 5000)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw error;
        }
    }

    // ---- Notifications ----

    /**
     * A verified notification.
     *
     * @param event one of paymentResult, refundResult, payoutResult, chargeback, or {@code unknown} for one that
     *     is newer than this file
     * @param id the same on every attempt: store it, and act on it once
     */
    public record Notification(String event, String id, Map<String, Object> fields) {
    }

    /** A notification that is not to be believed. Answer with its status and its message: neither reveals a secret. */
    public static final class NotificationException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final String reason;
        private final int httpStatus;

        NotificationException(String reason, int httpStatus, String message) {
            super(message);
            this.reason = reason;
            this.httpStatus = httpStatus;
        }

        /** Such as {@code signature-missing}. */
        public String reason() {
            return reason;
        }

        /** The status to answer with. The gateway sends the notification again. */
        public int httpStatus() {
            return httpStatus;
        }
    }

    /** What to answer to a notification. */
    public record Reply(int status, String body) {
    }

    /**
     * Verifies a notification, passes it to the handler, and returns what to answer. If the handler throws, the gateway
     * sends the notification again.
     */
    public Reply receive(String contentType, byte[] rawBody, Function<String, String> header,
                         Consumer<Notification> handler) {
        return receive(contentType, rawBody, header, handler, "paymentResult");
    }

    /** As above, at an address where a form is another event: paymentResult or payoutResult. */
    public Reply receive(String contentType, byte[] rawBody, Function<String, String> header,
                         Consumer<Notification> handler, String formEvent) {
        try {
            handler.accept(verifyNotification(contentType, rawBody, header, formEvent));
            return new Reply(200, ACKNOWLEDGEMENT);
        } catch (NotificationException refused) {
            return new Reply(refused.httpStatus(), refused.getMessage());
        } catch (RuntimeException failed) {
            System.getLogger("tollgate").log(System.Logger.Level.ERROR, "the handler of a notification failed", failed);
            return new Reply(500, "The notification could not be handled. Retry.");
        }
    }

    /** Verifies a notification by its headers; a form is a payment result. */
    public Notification verifyNotification(String contentType, byte[] rawBody, Function<String, String> header) {
        return verifyNotification(contentType, rawBody, header, "paymentResult");
    }

    /**
     * Verifies a notification by its headers: {@code webhook-id}, {@code webhook-timestamp} and
     * {@code webhook-signature}.
     *
     * @param rawBody the bytes as they arrived: a parsed and rewritten body has another signature
     * @param header reads a header by its name, such as {@code request::getHeader}; null if it is absent
     * @param formEvent the event of a form at this address, paymentResult or payoutResult: their bodies look alike,
     *     so give each its own notifyUrl
     * @throws NotificationException if it is not to be believed
     */
    public Notification verifyNotification(String contentType, byte[] rawBody, Function<String, String> header,
                                           String formEvent) {
        if (settings.webhookSecrets.isEmpty()) {
            throw new IllegalStateException("set withWebhookSecrets, or use confirmNotification");
        }
        String text = bodyText(contentType, rawBody);
        String id = header.apply("webhook-id");
        String timestamp = header.apply("webhook-timestamp");
        String signatures = header.apply("webhook-signature");
        checkSignature(id, timestamp, signatures, text);
        Notification read = readNotification(contentType, text, formEvent);
        return new Notification(read.event(), id, read.fields());
    }

    /**
     * Verifies a notification without its headers: queries the gateway and compares. A chargeback cannot be confirmed
     * by a query.
     *
     * @throws NotificationException if the query contradicts it, fails, or is not final yet
     */
    public Notification confirmNotification(String contentType, byte[] rawBody, String formEvent) {
        Notification read = readNotification(contentType, bodyText(contentType, rawBody), formEvent);
        Event rule = EVENTS.get(read.event());
        if (rule == null || rule.queryType() == null) {
            throw new NotificationException("event-unprovable", 401,
                "Not verified: an order query cannot confirm this event; it needs a signature.");
        }
        Map<String, Object> query = new LinkedHashMap<>(Map.of("queryType", rule.queryType()));
        Map<String, Object> wanted = new LinkedHashMap<>();
        for (String name : rule.confirmed()) {
            wanted.put(name, read.fields().get(name));
        }
        for (String name : List.of("tradeNo", "merOrderNo", "refundNo")) {
            if (wanted.containsKey(name)) {
                query.put(name, wanted.get(name));
            }
        }
        wanted.put("state", rule.states().get(String.valueOf(read.fields().get(rule.resultField()))));
        Map<String, Object> answer = queryForNotification(query);
        List<String> different = new ArrayList<>();
        wanted.forEach((name, value) -> {
            if (!Objects.equals(answer.get(name), value)) {
                different.add(name);
            }
        });
        if (different.equals(List.of("state")) && rule.processing().equals(answer.get("state"))) {
            throw new NotificationException("query-processing", 503,
                "Not confirmed yet: the order is still processing. Retry.");
        }
        if (!different.isEmpty()) {
            throw new NotificationException("query-contradicts", 409,
                "Not confirmed: the order query returned another " + String.join(", ", different) + ".");
        }
        return read;
    }

    private Map<String, Object> queryForNotification(Map<String, Object> query) {
        try {
            // The gateway waits 15 seconds for your answer to the notification.
            Options options = new Options().timeout(Duration.ofSeconds(8));
            return send(operationOf("queryOrder"), query, options).data();
        } catch (TollgateException failed) {
            NotificationException refusal = new NotificationException("query-failed", 503,
                "Not confirmed: the order query failed. Retry.");
            refusal.initCause(failed);
            throw refusal;
        }
    }

    private void checkSignature(String id, String timestamp, String signatures, String body) {
        if (isBlank(id) || isBlank(timestamp) || isBlank(signatures)) {
            throw new NotificationException("signature-missing", 401,
                "Not verified: send webhook-id, webhook-timestamp and webhook-signature.");
        }
        if (!timestamp.matches("[0-9]{1,15}")) {
            throw new NotificationException("signature-malformed", 401,
                "Not verified: webhook-timestamp must be in seconds since 1970.");
        }
        long age = settings.clock.instant().getEpochSecond() - Long.parseLong(timestamp);
        if (age > TOLERANCE_SECONDS) {
            throw new NotificationException("signature-too-old", 401,
                "Not verified: webhook-timestamp is too old; check the clocks.");
        }
        if (age < -TOLERANCE_SECONDS) {
            throw new NotificationException("signature-too-new", 401,
                "Not verified: webhook-timestamp is in the future; check the clocks.");
        }
        if (!isSigned(signatures, id + "." + Long.parseLong(timestamp) + "." + body)) {
            throw new NotificationException("signature-mismatch", 401,
                "Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.");
        }
    }

    private boolean isSigned(String signatures, String text) {
        boolean matches = false;
        for (String secret : settings.webhookSecrets) {
            byte[] wanted = webhookSignature(secret, text).getBytes(StandardCharsets.UTF_8);
            for (String given : signatures.split(" ")) {
                matches |= MessageDigest.isEqual(wanted, given.getBytes(StandardCharsets.UTF_8));
            }
        }
        return matches;
    }

    private static String webhookSignature(String secret, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secretBytes(secret), "HmacSHA256"));
            return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException cause) {
            throw new IllegalStateException("this Java has no HMAC-SHA256", cause);
        }
    }

    private static byte[] secretBytes(String secret) {
        try {
            byte[] bytes = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
            if (bytes.length >= SECRET_BYTES_MIN) {
                return bytes;
            }
        } catch (IllegalArgumentException malformed) {
            // Reported below: the error of the decoder would show a part of the secret.
        }
        throw new IllegalArgumentException("a webhook secret is whsec_ and at least " + SECRET_BYTES_MIN
            + " bytes in base64; copy all of it");
    }

    /** Strict UTF-8, so that two different bodies never have the same text. */
    private static String bodyText(String contentType, byte[] rawBody) {
        if (!CONTENT_TYPES.contains(mediaType(contentType))) {
            throw new NotificationException("unsupported-media-type", 415,
                "Send " + String.join(" or ", CONTENT_TYPES) + ".");
        }
        if (rawBody.length > NOTIFICATION_BYTES_MAX) {
            throw new NotificationException("body-too-large", 413, "The body is too large for a notification.");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(rawBody)).toString();
        } catch (CharacterCodingException malformed) {
            throw invalidBody("It is not UTF-8.");
        }
    }

    private static Notification readNotification(String contentType, String text, String formEvent) {
        boolean json = mediaType(contentType).equals("application/json");
        Map<String, Object> fields = json ? readJsonBody(text) : readForm(text);
        String name = json ? jsonEvent(fields) : formEvent;
        Event event = EVENTS.get(name);
        if (event == null && !json) {
            throw new IllegalArgumentException("formEvent must be paymentResult or payoutResult");
        }
        if (event != null) {
            checkFields(event, fields);
        }
        return new Notification(name, event == null ? md5(text) : event.idOf(fields), fields);
    }

    /** No body names its event: a JSON body is recognized by the number that only its event has. */
    private static String jsonEvent(Map<String, Object> fields) {
        List<String> found = new ArrayList<>();
        for (Event event : EVENTS.values()) {
            if (event.numberField() != null && fields.containsKey(event.numberField())) {
                found.add(event.name());
            }
        }
        return found.size() == 1 ? found.get(0) : "unknown";
    }

    private static void checkFields(Event event, Map<String, Object> fields) {
        event.fields().forEach((name, type) -> {
            Object value = fields.get(name);
            if (type.equals("integer") ? !isWhole(value) : !(value instanceof String)) {
                throw invalidBody("Read as " + event.name() + ": " + name + " must be of type " + type + ".");
            }
        });
    }

    private static Map<String, Object> readJsonBody(String text) {
        try {
            return Json.readObject(text);
        } catch (IllegalArgumentException malformed) {
            throw invalidBody("It is not a JSON object.");
        }
    }

    private static Map<String, Object> readForm(String text) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            for (String pair : text.split("&")) {
                int at = pair.indexOf('=');
                String name = URLDecoder.decode(at < 0 ? pair : pair.substring(0, at), StandardCharsets.UTF_8);
                fields.put(name, at < 0 ? "" : URLDecoder.decode(pair.substring(at + 1), StandardCharsets.UTF_8));
            }
            return fields;
        } catch (IllegalArgumentException malformed) {
            throw invalidBody("It is not a form.");
        }
    }

    private static NotificationException invalidBody(String detail) {
        return new NotificationException("body-invalid", 400,
            "The body is not a notification of the contract. " + detail);
    }

    private static String mediaType(String contentType) {
        return contentType == null ? "" : contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    private static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }

    // ---- Keys ----

    private static PrivateKey readPrivateKey(String pem) {
        try {
            return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(pemBytes(pem, "PRIVATE KEY")));
        } catch (GeneralSecurityException malformed) {
            throw new IllegalArgumentException("the private key is not an RSA key in PKCS#8");
        }
    }

    private static PublicKey readPublicKey(String pem) {
        try {
            return KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(pemBytes(pem, "PUBLIC KEY")));
        } catch (GeneralSecurityException malformed) {
            throw new IllegalArgumentException("the public key is not an RSA key");
        }
    }

    private static byte[] pemBytes(String pem, String label) {
        String begin = "-----BEGIN " + label + "-----";
        int from = pem.indexOf(begin);
        int to = pem.indexOf("-----END " + label + "-----");
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("the key must be PEM that begins with " + begin
                + (label.equals("PRIVATE KEY") ? "; convert another form with: openssl pkcs8 -topk8 -nocrypt" : ""));
        }
        try {
            return Base64.getMimeDecoder().decode(pem.substring(from + begin.length(), to));
        } catch (IllegalArgumentException malformed) {
            // Without its cause, which would show a part of the key.
            throw new IllegalArgumentException("the key is not valid PEM");
        }
    }

    // ---- What the contract says ----

    private record Variant(String name, String value, boolean rsa, List<String> answerSigned, boolean page,
                           boolean payUrl) {
    }

    private record Operation(String name, String path, List<String> signed, boolean referer, boolean idempotencyKey,
                             boolean createsOrder, Map<String, Object> defaults, String byHeader, String byField,
                             List<Variant> variants) {
        Variant variant(String wanted) {
            for (Variant variant : variants) {
                if (variant.name().equals(wanted)) {
                    return variant;
                }
            }
            throw new IllegalArgumentException(name + ": " + wanted + " is not one of "
                + String.join(", ", variants.stream().map(Variant::name).toList()));
        }
    }

    private record Event(String name, String numberField, String resultField, String queryType,
                         Map<String, Long> states, Long processing, List<String> confirmed,
                         Map<String, String> fields) {
        /** Numbers and result: a final result never changes. */
        String idOf(Map<String, Object> fields) {
            String number = numberField == null ? "" : " " + fields.get(numberField);
            return name + " " + fields.get("tradeNo") + " " + fields.get(resultField) + number;
        }
    }

    private static Operation operationOf(String name) {
        Operation operation = OPERATIONS.get(name);
        if (operation == null) {
            throw new IllegalArgumentException(name + " is not one of " + String.join(", ", OPERATIONS.keySet()));
        }
        return operation;
    }

    private static Map<String, Operation> operations(Operation... operations) {
        Map<String, Operation> table = new LinkedHashMap<>();
        for (Operation operation : operations) {
            table.put(operation.name(), operation);
        }
        return table;
    }

    private static Map<String, Event> events(Event... events) {
        Map<String, Event> table = new LinkedHashMap<>();
        for (Event event : events) {
            table.put(event.name(), event);
        }
        return table;
    }

    private static Map.Entry<String, List<String>> entry(String code, String meaning, String remedy) {
        return Map.entry(code, List.of(meaning, remedy));
    }

    /** Code, meaning and remedy. */
    private static final Map<String, List<String>> REFUSALS = Map.ofEntries(
        entry("10001", "Invalid input.",
            "Correct the named fields."),
        entry("10002", "The signature is wrong.",
            "Compare the string you sign with the one the sandbox shows."),
        entry("10003", "The merchant is not active.",
            "Contact the operator."),
        entry("10004", "The merchant number does not exist.",
            "Check `merNo` and the base URL."),
        entry("10005", "The Referer does not match a configured website.",
            "Send a page of a configured website as `Referer`."),
        entry("10006", "The order number is taken.",
            "Look up the order with `/order/queryOrderList`, or use a new number."),
        entry("10007", "Submitted twice.",
            "Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`."),
        entry("10008", "The version is not supported.",
            "Send `V3.0.0`."),
        entry("10009", "The currency is not enabled.",
            "Use another currency, or ask the operator to enable it."),
        entry("10010", "The method is not enabled.",
            "Use another method, or ask the operator to enable it."),
        entry("10011", "Record not found.",
            "Check the path and `vaBankId`."),
        entry("20001", "The order does not exist.",
            "Send both numbers of the same order."),
        entry("20002", "The refund does not exist.",
            "Send the `refundNo` of the refund."),
        entry("20003", "The order cannot be refunded.",
            "Query `/order/query` and wait for success."),
        entry("20004", "The amount exceeds what is left to refund.",
            "Refund at most what is left."),
        entry("30001", "The balance is insufficient.",
            "Wait for settlement, or send less."),
        entry("40001", "Too many requests.",
            "Retry after `Retry-After` seconds."),
        entry("90001", "Internal error.",
            "Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`."),
        entry("90002", "Temporarily unavailable.",
            "Retry after `Retry-After` seconds."));

    private static final Map<String, Operation> OPERATIONS = operations(
        new Operation("createPayment", "/payment",
            List.of("merNo", "merOrderNo", "currencyCode", "sourceAmount"),
            true, true, true, Map.of("version", "V3.0.0"), "paymentType", null, List.of(
                new Variant("CREDIT_CARD", "", false, null, false, false),
                new Variant("UNIONPAY_H5", "UNIONPAY_H5", false, null, false, true),
                new Variant("WECHAT", "WECHAT", false, null, false, true),
                new Variant("ALIPAY", "ALIPAY", false, null, false, true),
                new Variant("APPLE_PAY", "APPLE_PAY", true, null, false, false),
                new Variant("VN_BANK", "VN_BANK", true, List.of("tradeNo", "merOrderNo", "payCode"), false, false),
                new Variant("CASH_APP", "CASH_APP", false, null, false, true),
                new Variant("CRYPTO", "CRYPTO", false, null, false, true),
                new Variant("GCASH", "GCASH", false, null, false, true),
                new Variant("GOOGLE_PAY", "GOOGLE_PAY", false, null, false, true),
                new Variant("PIX", "PIX", false, null, false, true),
                new Variant("PER_TRANSFER", "PER_TRANSFER", false, null, false, true),
                new Variant("SEPA", "SEPA", false, null, false, true),
                new Variant("SPEI", "SPEI", false, null, false, true))),
        new Operation("openCashier", "/cashier/checkStand",
            List.of("merNo", "merOrderNo", "currencyCode", "sourceAmount"),
            true, true, true, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, true, false))),
        new Operation("createCashierOrder", "/cashier/checkStandPay",
            List.of("merNo", "merOrderNo", "currencyCode", "sourceAmount"),
            true, true, true, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, true))),
        new Operation("createCashierPayment", "/cashier/checkStandPayment",
            List.of("merNo", "merOrderNo", "currencyCode", "sourceAmount"),
            true, true, true, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, true))),
        new Operation("createPayout", "/payout",
            List.of("merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "cardNo"),
            true, true, true, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, false))),
        new Operation("applyRefund", "/refund/apply",
            List.of("merNo", "merOrderNo", "amount", "tradeNo"),
            false, true, false, Map.of("operationType", "refund", "version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, false))),
        new Operation("queryOrder", "/order/query",
            List.of("merNo", "merOrderNo", "tradeNo"),
            false, false, false, Map.of("operationType", "query", "version", "V3.0.0"), null, "queryType", List.of(
                new Variant("sales", "sales", false, null, false, false),
                new Variant("refund", "refund", false, null, false, false))),
        new Operation("queryBalance", "/balance/query",
            List.of("merNo", "currency"),
            false, false, false, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, false))),
        new Operation("listOrders", "/order/queryOrderList",
            List.of("merNo", "dateLimit.from", "dateLimit.to", "pageNum", "pageSize"),
            false, false, false, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, false))),
        new Operation("sumAmounts", "/order/queryAmount",
            List.of("merNo", "startDate", "endDate"),
            false, false, false, Map.of("version", "V3.0.0"), null, null, List.of(
                new Variant("default", "", false, null, false, false))));

    private static final Map<String, Event> EVENTS = events(
        new Event("paymentResult", null, "code",
            "sales", Map.of("0", 3L, "1", 2L),
            1L, List.of("tradeNo", "merOrderNo"),
            Map.of("tradeNo", "string", "merOrderNo", "string", "code", "string", "message", "string")),
        new Event("refundResult", "refundNo", "state",
            "refund", Map.of("0", 6L, "1", 5L),
            4L, List.of("tradeNo", "merOrderNo", "refundNo", "refundAmount", "refundCurrency"),
            Map.of("tradeNo", "string", "merOrderNo", "string", "refundNo", "string", "state", "integer", "message", "string", "refundAmount", "string", "refundCurrency", "string")),
        new Event("payoutResult", null, "code",
            "sales", Map.of("0", 3L, "1", 2L),
            1L, List.of("tradeNo", "merOrderNo"),
            Map.of("tradeNo", "string", "merOrderNo", "string", "code", "string", "message", "string")),
        new Event("chargeback", "chargebackNo", "state",
            null, Map.of(),
            null, List.of(),
            Map.of("tradeNo", "string", "merOrderNo", "string", "chargebackNo", "string", "state", "integer", "message", "string", "chargebackAmount", "string", "chargebackCurrency", "string")));

    private static final List<String> CONTENT_TYPES = List.of("application/x-www-form-urlencoded", "application/json");

    /** Other spellings of fields in answers. */
    private static final Map<String, String> ANSWER_ALIASES = Map.of("merorderNo", "merOrderNo");

    /** State of a queried order, payCode of a payment. */
    private static final Map<Object, Long> PAY_CODES = Map.of(1L, 2L, 2L, 1L, 3L, 0L);

    // ---- JSON ----

    /** Reads and writes JSON: the JDK has nothing for it. Whole numbers are read as Long, others keep every digit. */
    static final class Json {
        private static final int DEPTH_MAX = 32;
        private final String text;
        private int at;

        private Json(String text) {
            this.text = text;
        }

        /** @throws IllegalArgumentException if the text is not one JSON object */
        @SuppressWarnings("unchecked")
        static Map<String, Object> readObject(String text) {
            if (read(text) instanceof Map<?, ?> object) {
                return (Map<String, Object>) object;
            }
            throw new IllegalArgumentException("not a JSON object");
        }

        /** @throws IllegalArgumentException if the text is not one JSON value */
        static Object read(String text) {
            Json json = new Json(text);
            Object value = json.value(0);
            json.space();
            if (json.at < text.length()) {
                throw json.malformed();
            }
            return value;
        }

        static String write(Object value) {
            StringBuilder out = new StringBuilder();
            write(out, value);
            return out.toString();
        }

        private static void write(StringBuilder out, Object value) {
            if (value instanceof Map<?, ?> object) {
                String separator = "{";
                // In one order, whatever the map: with an Idempotency-Key, the gateway compares bodies byte for byte.
                for (Map.Entry<?, ?> entry : new TreeMap<Object, Object>(object).entrySet()) {
                    out.append(separator);
                    quote(out, String.valueOf(entry.getKey()));
                    write(out.append(':'), entry.getValue());
                    separator = ",";
                }
                out.append(object.isEmpty() ? "{}" : "}");
            } else if (value instanceof Collection<?> list) {
                String separator = "[";
                for (Object item : list) {
                    write(out.append(separator), item);
                    separator = ",";
                }
                out.append(list.isEmpty() ? "[]" : "]");
            } else if (value instanceof BigDecimal number) {
                out.append(number.toPlainString());
            } else if (value == null || value instanceof Boolean || isFinite(value)) {
                out.append(value);
            } else if (value instanceof CharSequence) {
                quote(out, value.toString());
            } else {
                throw new IllegalArgumentException("a field cannot be a " + value.getClass().getName());
            }
        }

        private static boolean isFinite(Object value) {
            return value instanceof Number number && Double.isFinite(number.doubleValue());
        }

        private static void quote(StringBuilder out, String value) {
            out.append('"');
            for (char letter : value.toCharArray()) {
                if (letter == '"' || letter == '\\') {
                    out.append('\\').append(letter);
                } else if (letter < ' ') {
                    out.append(String.format("\\u%04x", (int) letter));
                } else {
                    out.append(letter);
                }
            }
            out.append('"');
        }

        private Object value(int depth) {
            space();
            if (depth > DEPTH_MAX || at >= text.length()) {
                throw malformed();
            }
            return switch (text.charAt(at)) {
                case '{' -> object(depth);
                case '[' -> list(depth);
                case '"' -> string();
                case 't' -> word("true", true);
                case 'f' -> word("false", false);
                case 'n' -> word("null", null);
                default -> number();
            };
        }

        private Map<String, Object> object(int depth) {
            Map<String, Object> object = new LinkedHashMap<>();
            at += 1;
            space();
            if (skip('}')) {
                return object;
            }
            do {
                space();
                String name = string();
                space();
                expect(':');
                object.put(name, value(depth + 1));
                space();
            } while (skip(','));
            expect('}');
            return object;
        }

        private List<Object> list(int depth) {
            List<Object> list = new ArrayList<>();
            at += 1;
            space();
            if (skip(']')) {
                return list;
            }
            do {
                list.add(value(depth + 1));
                space();
            } while (skip(','));
            expect(']');
            return list;
        }

        private String string() {
            expect('"');
            StringBuilder value = new StringBuilder();
            while (at < text.length()) {
                char letter = text.charAt(at);
                at += 1;
                if (letter == '"') {
                    return value.toString();
                }
                if (letter < ' ') {
                    break;
                }
                value.append(letter == '\\' ? escaped() : letter);
            }
            throw malformed();
        }

        private char escaped() {
            char letter = at < text.length() ? text.charAt(at) : ' ';
            at += 1;
            if (letter == 'u' && at + 4 <= text.length() && text.substring(at, at + 4).matches("[0-9A-Fa-f]{4}")) {
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            int known = "\"\\/bfnrt".indexOf(letter);
            if (known < 0) {
                throw malformed();
            }
            return "\"\\/\b\f\n\r\t".charAt(known);
        }

        private Object word(String word, Object value) {
            if (!text.startsWith(word, at)) {
                throw malformed();
            }
            at += word.length();
            return value;
        }

        private Number number() {
            int from = at;
            while (at < text.length() && "+-.0123456789Ee".indexOf(text.charAt(at)) >= 0) {
                at += 1;
            }
            String digits = text.substring(from, at);
            // The limit keeps a number such as 1e999999999 from being written out.
            if (!digits.matches("-?(0|[1-9][0-9]{0,99})(\\.[0-9]{1,99})?([Ee][+-]?[0-9]{1,2})?")) {
                throw malformed();
            }
            if (!digits.matches("-?[0-9]+")) {
                return new BigDecimal(digits);
            }
            return digits.length() < 19 ? (Number) Long.valueOf(digits) : new BigInteger(digits);
        }

        private void space() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
                at += 1;
            }
        }

        private boolean skip(char letter) {
            boolean found = at < text.length() && text.charAt(at) == letter;
            at += found ? 1 : 0;
            return found;
        }

        private void expect(char letter) {
            if (!skip(letter)) {
                throw malformed();
            }
        }

        private IllegalArgumentException malformed() {
            return new IllegalArgumentException("not JSON at character " + at);
        }
    }
}
