<?php
require __DIR__ . '/tollgate.php';

$tollgate = new Tollgate\Tollgate('http://localhost:8080', 100001, 'unused', webhookSecrets: [getenv('WEBHOOK_SECRET')]);
$tollgate->serveNotification(function (Tollgate\Notification $notification): void {
    file_put_contents('php://stdout', json_encode($notification) . "\n");
});
