<?php
require __DIR__ . '/tollgate.php';

use Tollgate\NotificationError;
use Tollgate\Tollgate;

['keys' => $keys, 'vectors' => $vectors] = json_decode(file_get_contents($argv[1]), true);
foreach ($vectors as $vector) {
    $tollgate = new Tollgate(
        'http://localhost:8080',
        100001,
        $vector['key'] ?? 'unused',
        privateKey: $vector['form'] === 'rsa-sha256' ? $keys['merchant']['privateKey'] : null,
        gatewayPublicKey: $keys['gateway']['publicKey'],
        webhookSecrets: [$vector['key'] ?? ''],
    );
    if (!agrees($tollgate, $vector)) {
        echo $vector['name'], "\n";
    }
}
echo count($vectors), "\n";

function agrees(Tollgate $tollgate, array $vector): bool
{
    ['operation' => $operation, 'variant' => $variant, 'fields' => $fields, 'sign' => $sign, 'valid' => $valid] = $vector;
    if ($vector['kind'] === 'request') {
        return $tollgate->signedText($operation, $fields) === $vector['signedText']
            && ($tollgate->sign($operation, $fields, $variant) === $sign) === $valid;
    }
    if ($vector['kind'] === 'answer') {
        return $tollgate->verifyAnswer($operation, $variant, $fields, $sign) === $valid;
    }
    try {
        $notification = $tollgate->verifyNotification(
            $vector['contentType'],
            $vector['body'],
            $vector['headers'],
            formEvent: $operation,
            now: $vector['nowSeconds'],
        );
        return $valid && $notification->event === $operation && $notification->fields === $fields;
    } catch (NotificationError $error) {
        return !$valid && $error->httpStatus === 401;
    }
}
