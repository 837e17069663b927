import json
import os
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tollgate import Tollgate

tollgate = Tollgate("http://localhost:8080", 100001, "unused", webhook_secrets=[os.environ["WEBHOOK_SECRET"]])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status, text = tollgate.receive(self.headers.get("Content-Type", ""), body, self.headers, handle)
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def handle(notification):
    print(json.dumps(asdict(notification)), flush=True)


ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
