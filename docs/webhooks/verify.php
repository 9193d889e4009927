<?php
// A receiver that takes only what Kantoor signed. Put it where your server serves PHP, with KANTOOR_WEBHOOK_SECRET=whsec_… in
// its environment.
declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

/** Whether one of the signatures is ours and of now. The body has to be the bytes as they came, not JSON written anew. */
function is_genuine(string $header, string $body, string $secret): bool
{
    $time = '';
    $signatures = [];
    foreach (explode(',', $header) as $field) {
        [$name, $value] = explode('=', $field, 2) + ['', ''];
        if ($name === 't' && $time === '') {
            $time = $value;
        }
        if ($name === 'v1') {
            $signatures[] = $value;
        }
    }
    if ($secret === '' || !preg_match('/^\d{1,12}$/D', $time) || abs(time() - (int) $time) > TOLERANCE_SECONDS) {
        return false;
    }
    $expected = hash_hmac('sha256', "$time.$body", $secret);
    // There are two for a day after the secret was rotated.
    foreach ($signatures as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

$body = (string) file_get_contents('php://input');
$header = $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '';
if (!is_genuine($header, $body, (string) getenv('KANTOOR_WEBHOOK_SECRET'))) {
    http_response_code(400);
    exit;
}
$event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
// The same event can come twice: pass over an id that you know. Answer soon; leave long work to a queue.
http_response_code(204);
error_log($event['type'] . ' ' . $event['id']);
