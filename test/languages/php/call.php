<?php
require __DIR__ . '/tollgate.php';

[, $operation, $variant, $fields] = $argv;
$key = getenv('MERCHANT_KEY') ?: 'tollgate-sandbox-key';
$tollgate = new Tollgate\Tollgate(getenv('GATEWAY_URL'), 100001, $key, 'http://localhost/checkout');
try {
    $more = $operation === 'createPayment' ? ['paymentType' => $variant] : [];
    $answer = $tollgate->$operation(json_decode($fields, true), ...$more);
    echo json_encode(is_string($answer) ? ['page' => $answer] : $answer), "\n";
} catch (Tollgate\TollgateError $error) {
    $code = $error instanceof Tollgate\GatewayError ? $error->getCode() : '';
    echo json_encode(['refused' => $code, 'outcome' => $error->outcome, 'message' => $error->getMessage()]), "\n";
}
