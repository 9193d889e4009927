"""A receiver that takes only what Kantoor signed, with nothing but Python:

KANTOOR_WEBHOOK_SECRET=whsec_… PORT=4000 python3 verify.py
"""

import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("KANTOOR_WEBHOOK_SECRET", "")
TOLERANCE_SECONDS = 300
MOST_BYTES = 10_000_000


def is_genuine(header: str, body: bytes) -> bool:
    """Whether one of the signatures is ours and of now. The body has to be the bytes as they came, not JSON written anew."""
    fields = [field.partition("=")[::2] for field in header.split(",")]
    stamp = next((value for name, value in fields if name == "t"), "")
    if not SECRET or not (stamp.isascii() and stamp.isdigit()):
        return False
    if abs(time.time() - int(stamp)) > TOLERANCE_SECONDS:
        return False
    expected = hmac.new(SECRET.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    # There are two for a day after the secret was rotated.
    return any(name == "v1" and hmac.compare_digest(value.encode(), expected.encode()) for name, value in fields)


class Receiver(BaseHTTPRequestHandler):
    timeout = 15

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()) or int(length) > MOST_BYTES:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if not is_genuine(self.headers.get("X-Service-Signature", ""), body):
            return self.answer(400)
        event = json.loads(body)
        # The same event can come twice: pass over an id that you know. Answer first, work afterwards.
        self.answer(204)
        print(event["type"], event["id"], flush=True)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4000"))), Receiver).serve_forever()
