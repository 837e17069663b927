<?php
// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

declare(strict_types=1);

/**
 * Tollgate for PHP 8: this one file, without dependencies. It signs requests, calls the gateway, reads its answers and
 * verifies its notifications. Contract version {{contractVersion}}.
 *
 * Quick start. Save these lines as pay.php beside this file, start the sandbox (npm start), and run: php pay.php
 *
 *     <?php
 *     require __DIR__ . '/tollgate.php';
 *     $tollgate = new Tollgate\Tollgate('{{baseUrl}}', {{merNo}}, '{{key}}', '{{referer}}');
 *     $answer = $tollgate->createPayment([
 *         'merOrderNo' => 'ORDER-' . bin2hex(random_bytes(6)), 'currencyCode' => 'CNY', 'sourceAmount' => '100.00',
 *         'returnUrl' => 'http://localhost/return', 'notifyUrl' => 'http://localhost:9000/notify',
 *         'ipAddress' => '203.0.113.7', 'userId' => 'user-77', 'email' => 'ada@example.com', 'osType' => 'IOS',
 *         'terminal' => 'WAP',
 *     ], paymentType: 'ALIPAY');
 *     echo $answer['data']['payUrl'], "\n"; // send the payer there
 *
 * Receive notifications. Save as notify.php, and run: php -S localhost:9000 notify.php
 *
 *     <?php
 *     require __DIR__ . '/tollgate.php';
 *     $tollgate = new Tollgate\Tollgate('{{baseUrl}}', {{merNo}}, '{{key}}', '{{referer}}',
 *         webhookSecrets: ['{{webhookSecret}}']);
 *     $tollgate->serveNotification(function (Tollgate\Notification $notification) {
 *         error_log($notification->event . ' ' . $notification->fields['merOrderNo']); // store it; it may come twice
 *     });
 *
 * Amounts are strings with two decimals: '100.00', never 100.0. Keep key and secrets out of your code: use getenv().
 */

namespace Tollgate;

/** Everything that this file throws, apart from wrong arguments. */
class TollgateError extends \RuntimeException
{
    /** Whether the gateway may have acted on the request: `notSent`, `none` (refused) or `unknown`. */
    public string $outcome = 'none';
}

/** The gateway refused the request. `getCode()` is the code of the error catalogue, such as '10002'. */
class GatewayError extends TollgateError
{
    public string $operation;
    /** What the code means, and what to do. */
    public string $meaning;
    public string $remedy;
    public int $httpStatus;
    /** Name it to the operator. */
    public ?string $requestId;
    public int $retryAfterSeconds;

    /** @param array<string, string> $headers */
    public function __construct(string $operation, string $code, string $message, int $httpStatus, array $headers = [])
    {
        [$this->meaning, $this->remedy] = Tollgate::ERRORS[$code];
        parent::__construct("$operation was refused ($code): $message {$this->remedy}");
        $this->code = $code;
        $this->operation = $operation;
        $this->httpStatus = $httpStatus;
        $this->requestId = $headers['x-request-id'] ?? null;
        $this->retryAfterSeconds = (int) ($headers['retry-after'] ?? 0);
        $this->outcome = $code === Tollgate::INTERNAL_ERROR ? 'unknown' : 'none';
    }
}

/** No valid answer arrived. If `outcome` is `unknown`, query the order before you do anything else. */
class TransportError extends TollgateError
{
    /** `network`, `answer` (not of the gateway) or `forged` (its signature is wrong). */
    public string $problem;
    public int $httpStatus;

    public function __construct(string $operation, string $message, string $problem, string $outcome, int $httpStatus = 0)
    {
        parent::__construct("$operation: $message");
        $this->problem = $problem;
        $this->outcome = $outcome;
        $this->httpStatus = $httpStatus;
    }
}

/** The notification is not one of the gateway. Answer with `httpStatus`, never with SUCCESS. */
class NotificationError extends TollgateError
{
    public int $httpStatus;

    public function __construct(string $message, int $httpStatus)
    {
        parent::__construct($message);
        $this->httpStatus = $httpStatus;
    }
}

/** A notification that the gateway signed. */
final class Notification
{
    /**
     * @param string $event {{events}}, or `unknown` for one that is newer than this file
     * @param array<string, string|int> $fields as in the contract
     * @param string $id the same on every attempt: remember it, and handle each id once
     */
    public function __construct(public string $event, public array $fields, public string $id)
    {
    }
}

final class Tollgate
{
    /** The whole answer to a notification, once you have stored it. */
    public const ACKNOWLEDGEMENT = '{{acknowledgement}}';

    /** The code of a success. */
    public const SUCCESS = '{{success}}';

    private string $baseUrl;

    /**
     * @param string $baseUrl address of the gateway
     * @param int $merNo your merchant number
     * @param string $key your merchant key; it signs and is never sent
     * @param string $referer a page of your website, as registered with the gateway
     * @param string|null $privateKey PEM; if given, methods that allow it ({{rsaVariants}}) are signed by RSA
     * @param string|null $gatewayPublicKey PEM; if given, signed answers of the gateway are verified
     * @param list<string> $webhookSecrets `whsec_…`; two during a rotation
     * @param int $timeoutSeconds for one HTTP request
     * @param int $attemptsMax for one call; 1 turns retries off
     */
    public function __construct(
        string $baseUrl,
        private int $merNo,
        #[\SensitiveParameter] private string $key,
        private string $referer = '',
        #[\SensitiveParameter] private ?string $privateKey = null,
        private ?string $gatewayPublicKey = null,
        #[\SensitiveParameter] private array $webhookSecrets = [],
        private int $timeoutSeconds = {{timeoutSeconds}},
        private int $attemptsMax = {{attemptsMax}},
    ) {
        if (!preg_match('~^https?://[^\s/]~', $baseUrl)) {
            throw new \InvalidArgumentException('baseUrl must be an http or https address');
        }
        if ($key === '') {
            throw new \InvalidArgumentException('key is missing; take it from the back office');
        }
        $this->baseUrl = rtrim($baseUrl, '/');
    }
{{methods}}
    /**
     * The signature of these fields as they are; only a missing `merNo` is filled in.
     *
     * @param array<string, mixed> $fields
     * @param string $variant the paymentType; decides whether RSA is possible
     */
    public function sign(string $operation, array $fields, string $variant = ''): string
    {
        $text = $this->signedText($operation, $fields);
        if ($this->privateKey !== null && self::variant($operation, $variant)['rsa']) {
            self::requireOpenssl();
            if (!@openssl_sign($text, $signature, $this->privateKey, OPENSSL_ALGO_SHA256)) {
                throw new \InvalidArgumentException('privateKey is not a private key in PEM format');
            }
            return base64_encode($signature);
        }
        return strtoupper(md5($text . $this->key));
    }

    /**
     * The text that is signed: the signed fields in the order of the contract, without separator and without the key.
     * A field that is absent, null or empty adds nothing.
     *
     * @param array<string, mixed> $fields
     */
    public function signedText(string $operation, array $fields): string
    {
        return self::join(self::operation($operation)['signed'], $fields + ['merNo' => $this->merNo]);
    }

    /**
     * The complete body with merNo, defaults and sign, for those who send it themselves.
     *
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    public function signedBody(string $operation, array $fields, string $variant = ''): array
    {
        $body = ['merNo' => $this->merNo] + $fields + self::operation($operation)['defaults'];
        return ['sign' => $this->sign($operation, $body, $variant)] + $body;
    }

    /**
     * Whether the gateway signed this answer; needs `gatewayPublicKey`. Calls do it by themselves.
     *
     * @param array<string, mixed> $data the `data` of the answer
     */
    public function verifyAnswer(string $operation, string $variant, array $data, string $sign): bool
    {
        self::requireOpenssl();
        $text = self::join(self::variant($operation, $variant)['answerSigned'], self::readAliases($data));
        $signature = base64_decode($sign, true);
        return $signature !== false
            && @openssl_verify($text, $signature, (string) $this->gatewayPublicKey, OPENSSL_ALGO_SHA256) === 1;
    }

    /**
     * Verifies a notification by its Standard Webhooks headers, and reads it.
     *
     * @param string $contentType the Content-Type header
     * @param string $rawBody the body as received: file_get_contents('php://input'), before anything parses it
     * @param array<string, string> $headers by name, in any case
     * @param string $formEvent {{formEvents}}: their bodies look alike, so give each its own notifyUrl
     * @param int|null $now seconds since 1970, for tests
     * @throws NotificationError if the gateway did not send it like this
     */
    public function verifyNotification(
        string $contentType,
        string $rawBody,
        array $headers,
        string $formEvent = '{{defaultFormEvent}}',
        ?int $now = null,
    ): Notification {
        $headers = array_change_key_case($headers);
        $id = trim($headers['webhook-id'] ?? '');
        $this->checkWebhookSignature($id, $rawBody, $headers, $now ?? time());
        $type = strtolower(trim(explode(';', $contentType)[0]));
        if ($type === 'application/json') {
            $fields = json_decode($rawBody, true);
            if (!is_array($fields) || !str_starts_with(ltrim($rawBody), '{')) {
                throw new NotificationError('The body is not a JSON object.', 400);
            }
        } else {
            parse_str($rawBody, $fields);
        }
        $event = self::eventOf($type, $fields, $formEvent);
        foreach (self::NOTIFICATIONS[$event]['fields'] ?? [] as $name => $fieldType) {
            if (gettype($fields[$name] ?? null) !== $fieldType) {
                throw new NotificationError("The body is not a $event: $name must be of type $fieldType.", 400);
            }
        }
        return new Notification($event, $fields, $id);
    }

    /**
     * Verifies a notification, passes it to the handler, and returns the HTTP status and the body to answer with. If the
     * handler throws, the gateway sends the notification again.
     *
     * @param array<string, string> $headers
     * @param callable(Notification): void $handler
     * @return array{int, string}
     */
    public function receive(
        string $contentType,
        string $rawBody,
        array $headers,
        callable $handler,
        string $formEvent = '{{defaultFormEvent}}',
    ): array {
        try {
            $notification = $this->verifyNotification($contentType, $rawBody, $headers, $formEvent);
        } catch (NotificationError $error) {
            return [$error->httpStatus, $error->getMessage()];
        }
        try {
            $handler($notification);
        } catch (\Throwable $error) {
            error_log('Tollgate: the handler of a notification failed: ' . $error->getMessage());
            return [500, 'The notification could not be handled. Retry.'];
        }
        return [200, self::ACKNOWLEDGEMENT];
    }

    /**
     * The same for the request that this script serves: reads it, and sends the answer. Print nothing else.
     *
     * @param callable(Notification): void $handler
     */
    public function serveNotification(callable $handler, string $formEvent = '{{defaultFormEvent}}'): void
    {
        $headers = [];
        foreach ($_SERVER as $name => $value) {
            if (str_starts_with($name, 'HTTP_')) {
                $headers[str_replace('_', '-', substr($name, 5))] = (string) $value;
            }
        }
        $body = (string) file_get_contents('php://input');
        [$status, $text] = $this->receive($_SERVER['CONTENT_TYPE'] ?? '', $body, $headers, $handler, $formEvent);
        http_response_code($status);
        header('Content-Type: text/plain; charset=utf-8');
        echo $text;
    }

    /** Neither var_dump() nor a log shows the secrets. */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl, 'merNo' => $this->merNo];
    }

    /**
     * Sends a request, and again if its answer is lost. Before an order is submitted again, it is queried: an order is
     * created at most once, and the caller gets its real state. All attempts share one Idempotency-Key.
     *
     * @param array<string, mixed> $fields
     * @param array<string, string> $headers
     * @return array<string, mixed>|string
     */
    private function call(string $operation, array $fields, string $variant, ?string $idempotencyKey, array $headers): array|string
    {
        $rule = self::operation($operation);
        if ($rule['byField'] !== null) {
            $variant = (string) ($fields[$rule['byField']] ?? '');
        }
        $headers += ['Content-Type' => 'application/json', 'User-Agent' => 'tollgate-php/{{contractVersion}}'];
        if ($rule['referer']) {
            $headers += ['Referer' => $this->referer];
            if ($headers['Referer'] === '') {
                throw new \InvalidArgumentException("$operation needs referer: a page of your website, such as {{referer}}");
            }
        }
        if ($rule['byHeader'] !== null && self::variant($operation, $variant)['value'] !== '') {
            $headers[$rule['byHeader']] = self::variant($operation, $variant)['value'];
        }
        if ($rule['idempotent']) {
            $headers['Idempotency-Key'] = $idempotencyKey ?? bin2hex(random_bytes(16));
        }
        $body = $this->signedBody($operation, $fields, $variant);
        return $this->submit([$operation, $variant, $body, $headers], $rule['createsOrder']);
    }

    /**
     * @param array{string, string, array<string, mixed>, array<string, string>} $request
     * @return array<string, mixed>|string
     */
    private function submit(array $request, bool $createsOrder): array|string
    {
        [$operation] = $request;
        $doubt = null; // an attempt that may still arrive late
        for ($attempt = 1; ; $attempt++) {
            try {
                return $this->send(...$request);
            } catch (TollgateError $error) {
                $mayHaveActed = $error->outcome === 'unknown' && ($error->problem ?? '') !== 'forged';
                if ($mayHaveActed && self::operation($operation)['idempotent']) {
                    $doubt ??= $error;
                }
                $taken = in_array($error->getCode(), [self::ORDER_NUMBER_TAKEN, self::SUBMITTED_TWICE], true);
                $asks = $createsOrder && $this->attemptsMax > 1 && ($mayHaveActed || ($doubt !== null && $taken));
                $status = $error->httpStatus ?? 0;
                $transient = $mayHaveActed || $error->outcome === 'notSent' || $status >= 500 || $status === 429;
                if (!$asks && ($attempt >= $this->attemptsMax || !$transient)) {
                    throw $doubt ?? $error;
                }
                self::pause($attempt, $error->retryAfterSeconds ?? 0);
                $known = $asks ? $this->find((string) $request[2]['merOrderNo'], $doubt ?? $error) : null;
                if ($known !== null) {
                    return $this->recover($request, $known, $doubt ?? $error);
                }
                if ($attempt >= $this->attemptsMax) {
                    throw $doubt ?? $error;
                }
            }
        }
    }

    /**
     * The order with this number, or null. A query needs the trade number, which was lost with the answer, so the list
     * is read first. If that fails too, the outcome stays unknown and nothing more is submitted.
     *
     * @return array<string, mixed>|null
     */
    private function find(string $merOrderNo, TollgateError $doubt): ?array
    {
        try {
            $list = $this->listOrders(['merOrderNos' => [$merOrderNo], 'pageNum' => 1, 'pageSize' => 1]);
            foreach ($list['data']['list'] as $order) {
                if ($order['merOrderNo'] === $merOrderNo) {
                    $query = ['queryType' => 'sales', 'merOrderNo' => $merOrderNo, 'tradeNo' => $order['tradeNo']];
                    // If there is a refund, the list shows its state; the query shows the order's own.
                    return ['state' => $this->queryOrder($query)['data']['state']] + $order;
                }
            }
            return null;
        } catch (TollgateError) {
            throw $doubt;
        }
    }

    /**
     * The answer of an order that exists after all.
     *
     * @param array{string, string, array<string, mixed>, array<string, string>} $request
     * @param array<string, mixed> $known
     * @return array<string, mixed>|string
     */
    private function recover(array $request, array $known, TollgateError $doubt): array|string
    {
        [$operation, $variant, $body] = $request;
        if ($known['sourceAmount'] !== $body['sourceAmount'] || $known['sourceCurrency'] !== $body['currencyCode']) {
            throw new GatewayError($operation, self::ORDER_NUMBER_TAKEN, 'The number belongs to an order of another amount.', 200);
        }
        $payCode = self::PAY_CODES[$known['state']];
        $data = ['tradeNo' => $known['tradeNo'], 'merOrderNo' => $body['merOrderNo'], 'payCode' => $payCode];
        $answer = ['code' => self::SUCCESS, 'message' => 'SUCCESS', 'data' => $data];
        ['page' => $page, 'payUrl' => $payUrl] = self::variant($operation, $variant);
        if ($payCode !== 2 && !$page && !$payUrl) {
            return $answer;
        }
        try {
            // The same Idempotency-Key returns what only the first answer had: payUrl or page.
            $first = $this->submit($request, false);
        } catch (TollgateError) {
            return $page || $payUrl ? throw $doubt : $answer;
        }
        if (is_array($first)) {
            $first['data']['payCode'] = $payCode;
        }
        return $first;
    }

    /**
     * @param array<string, mixed> $body
     * @param array<string, string> $headers
     * @return array<string, mixed>|string the envelope, or the page
     */
    private function send(string $operation, string $variant, array $body, array $headers): array|string
    {
        $json = json_encode($body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
        $url = $this->baseUrl . self::operation($operation)['path'];
        $lines = array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers);
        [$status, $answerHeaders, $text] = extension_loaded('curl')
            ? $this->postByCurl($operation, $url, $lines, $json)
            : $this->postByStream($operation, $url, $lines, $json);
        $rule = self::variant($operation, $variant);
        if ($rule['page'] && $status === 200 && str_starts_with($answerHeaders['content-type'] ?? '', 'text/html')) {
            return $text;
        }
        $answer = json_decode($text, true);
        $code = is_array($answer) ? ($answer['code'] ?? null) : null;
        if ($code === self::SUCCESS && is_array($answer['data'] ?? null)) {
            $answer['data'] = self::readAliases($answer['data']);
            $sign = (string) ($answer['sign'] ?? '');
            if ($rule['answerSigned'] && $this->gatewayPublicKey !== null
                && !$this->verifyAnswer($operation, $variant, $answer['data'], $sign)) {
                throw new TransportError($operation, 'the answer is not signed by the gateway', 'forged', 'unknown', $status);
            }
            return $answer;
        }
        if (is_string($code) && isset(self::ERRORS[$code])) {
            throw new GatewayError($operation, $code, (string) $answer['message'], $status, $answerHeaders);
        }
        throw new TransportError($operation, "HTTP $status, not an answer of the gateway; check baseUrl", 'answer', 'unknown', $status);
    }

    /**
     * @param list<string> $headers
     * @return array{int, array<string, string>, string}
     */
    private function postByCurl(string $operation, string $url, array $headers, string $body): array
    {
        $answerHeaders = [];
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_POSTFIELDS => $body,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false, // a redirect would send the order to another server
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            CURLOPT_CONNECTTIMEOUT => min(10, $this->timeoutSeconds),
            CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$answerHeaders): int {
                $answerHeaders[] = $line;
                return strlen($line);
            },
        ]);
        $text = curl_exec($curl);
        if ($text === false) {
            $unreachable = in_array(curl_errno($curl), [CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT], true);
            throw self::failure($operation, curl_error($curl), $unreachable);
        }
        return [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), self::readHeaders($answerHeaders), (string) $text];
    }

    /**
     * @param list<string> $headers
     * @return array{int, array<string, string>, string}
     */
    private function postByStream(string $operation, string $url, array $headers, string $body): array
    {
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => [...$headers, 'Connection: close'],
            'content' => $body,
            'timeout' => $this->timeoutSeconds,
            'follow_location' => 0, // a redirect would send the order to another server
            'ignore_errors' => true,
        ]]);
        $stream = @fopen($url, 'rb', false, $context);
        if ($stream === false) {
            $message = error_get_last()['message'] ?? 'no connection';
            throw self::failure($operation, $message, (bool) preg_match('/refused|getaddrinfo|getaddresses|No route/i', $message));
        }
        $text = stream_get_contents($stream);
        $meta = stream_get_meta_data($stream);
        fclose($stream);
        if ($text === false || $meta['timed_out']) {
            throw self::failure($operation, 'the answer did not arrive in time', false);
        }
        $lines = (array) $meta['wrapper_data'];
        return [(int) (explode(' ', (string) $lines[0])[1] ?? 0), self::readHeaders($lines), $text];
    }

    private static function failure(string $operation, string $message, bool $unreachable): TransportError
    {
        $text = $unreachable ? "not sent: cannot connect ($message)" : "the connection failed ($message)";
        return new TransportError($operation, $text, 'network', $unreachable ? 'notSent' : 'unknown');
    }

    /** @param array<string, string> $headers */
    private function checkWebhookSignature(string $id, string $rawBody, array $headers, int $now): void
    {
        if ($this->webhookSecrets === []) {
            throw new \LogicException('webhookSecrets is empty: without a secret, anyone could report a payment as paid');
        }
        if (strlen($rawBody) > {{notificationBytesMax}}) {
            throw new NotificationError('The body is too large for a notification.', 413);
        }
        $timestamp = trim($headers['webhook-timestamp'] ?? '');
        $signatures = trim($headers['webhook-signature'] ?? '');
        if ($id === '' || $timestamp === '' || $signatures === '') {
            throw new NotificationError('Not verified: webhook-id, webhook-timestamp or webhook-signature is missing.', 401);
        }
        if (!preg_match('/^[0-9]{1,15}$/D', $timestamp)) {
            throw new NotificationError('Not verified: webhook-timestamp must be in seconds since 1970.', 401);
        }
        if (abs($now - (int) $timestamp) > {{toleranceSeconds}}) {
            throw new NotificationError('Not verified: webhook-timestamp is too old or in the future; check the clocks.', 401);
        }
        foreach ($this->webhookSecrets as $secret) {
            $bytes = (string) base64_decode((string) preg_replace('/^whsec_/', '', $secret));
            $wanted = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$rawBody", $bytes, true));
            foreach (explode(' ', $signatures) as $given) {
                if (hash_equals($wanted, $given)) {
                    return;
                }
            }
        }
        throw new NotificationError('Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.', 401);
    }

    /** @param array<string, mixed> $fields */
    private static function eventOf(string $type, array $fields, string $formEvent): string
    {
        $known = array_filter(self::NOTIFICATIONS, fn (array $rule) => $rule['contentType'] === $type);
        if ($known === []) {
            throw new NotificationError('Send application/x-www-form-urlencoded or application/json.', 415);
        }
        $told = array_filter($known, fn (array $rule) => $rule['toldBy'] !== null && array_key_exists($rule['toldBy'], $fields));
        if (count($told) === 1) {
            return (string) array_key_first($told);
        }
        return isset($known[$formEvent]) && $known[$formEvent]['toldBy'] === null ? $formEvent : 'unknown';
    }

    /**
     * @param list<string> $names
     * @param array<string, mixed> $fields
     */
    private static function join(array $names, array $fields): string
    {
        $text = '';
        foreach ($names as $path) {
            $value = $fields;
            foreach (explode('.', $path) as $name) {
                $value = is_array($value) ? ($value[$name] ?? null) : null;
            }
            if ($value !== null && !is_string($value) && !is_int($value)) {
                throw new \InvalidArgumentException("$path must be a string or an integer; write an amount as '100.00'");
            }
            $text .= $value;
        }
        return $text;
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    private static function readAliases(array $data): array
    {
        foreach (self::ANSWER_ALIASES as $canonical => $others) {
            foreach ($others as $other) {
                if (array_key_exists($other, $data)) {
                    $data[$canonical] = ($data[$canonical] ?? '') === '' ? $data[$other] : $data[$canonical];
                    unset($data[$other]);
                }
            }
        }
        return $data;
    }

    /**
     * @param array<int, string> $lines
     * @return array<string, string>
     */
    private static function readHeaders(array $lines): array
    {
        $headers = [];
        foreach ($lines as $line) {
            if (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower(trim($name))] = trim($value);
            }
        }
        return $headers;
    }

    private static function pause(int $attempt, int $retryAfterSeconds): void
    {
        $doubled = min({{backoffMs}} * 2 ** ($attempt - 1), {{backoffMsMax}});
        $jittered = $doubled * (0.5 + random_int(0, 500) / 1000);
        usleep((int) (1000 * max($jittered, min($retryAfterSeconds * 1000, {{backoffMsMax}}))));
    }

    /** @return array<string, mixed> */
    private static function operation(string $operation): array
    {
        $rule = self::OPERATIONS[$operation]
            ?? throw new \InvalidArgumentException("$operation is not one of " . implode(', ', array_keys(self::OPERATIONS)));
        return $rule + ['referer' => false, 'idempotent' => false, 'createsOrder' => false, 'byHeader' => null, 'byField' => null];
    }

    /** @return array<string, mixed> */
    private static function variant(string $operation, string $variant): array
    {
        $variants = self::operation($operation)['variants'];
        $name = $variant === '' ? (string) array_key_first($variants) : $variant;
        $rule = $variants[$name]
            ?? throw new \InvalidArgumentException("$operation: $name is not one of " . implode(', ', array_keys($variants)));
        return $rule + ['value' => $name, 'rsa' => false, 'answerSigned' => [], 'page' => false, 'payUrl' => false];
    }

    private static function requireOpenssl(): void
    {
        if (!extension_loaded('openssl')) {
            throw new \LogicException('RSA signatures need the PHP extension openssl');
        }
    }

    // The tables of the contract.

    // Codes of refusals, see GatewayError::getCode().
{{codes}}

    /** Code → meaning and remedy. */
    public const ERRORS = {{errors}};

    private const OPERATIONS = {{operations}};

    private const NOTIFICATIONS = {{notifications}};

    /** Other spellings of fields in answers. */
    private const ANSWER_ALIASES = {{answerAliases}};

    /** State of a queried order → payCode of a payment. */
    private const PAY_CODES = {{payCodes}};
}
