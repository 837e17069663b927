import type { HelperAccount } from '../helpers/model.ts';
import type { CodeByLanguage } from './languages.ts';

// A server for notifications in each language, with its standard library: it verifies each one, and acknowledges it if the
// handler succeeds.

export function notificationCode(account: HelperAccount): CodeByLanguage {
  const { baseUrl, merNo, key, referer, webhookSecret: secret } = account;
  return {
    typescript: typescript(secret),
    php: `<?php
// Save as notify.php beside tollgate.php, and run: php -S localhost:9000 notify.php
require __DIR__ . '/tollgate.php';

$tollgate = new Tollgate\\Tollgate('${baseUrl}', ${merNo}, '${key}', '${referer}',
    webhookSecrets: ['${secret}']);

// The signature is verified before this runs. If it throws, the gateway retries.
$tollgate->serveNotification(function (Tollgate\\Notification $notification): void {
    // The same notification may come twice: store its id, and act once.
    error_log("$notification->id: $notification->event of {$notification->fields['merOrderNo']}");
});
`,
    java: java(account),
    python: python(account),
    go: go(account),
    csharp: csharp(account),
  };
}

function typescript(secret: string): string {
  return `import { createServer } from 'node:http';
import { createReceiver, nodeHandler } from '@tollgate/kit/receiver';

const receiver = createReceiver({
  secrets: ['${secret}'],
  fallback: ({ event }) => console.log('not used here:', event),
});

// The signature is verified and duplicates are dropped before a handler runs. If it throws, the gateway retries.
receiver.on('paymentResult', ({ merOrderNo, code }) => {
  console.log(merOrderNo, code === '0' ? 'is paid' : 'failed');
});
receiver.on('refundResult', ({ merOrderNo, state }) => {
  console.log(merOrderNo, state === 0 ? 'is refunded' : 'is not refunded');
});

createServer(nodeHandler(receiver)).listen(9000);
`;
}

function java({ baseUrl, merNo, key, referer, webhookSecret }: HelperAccount): string {
  return `import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;

// Save as Notify.java beside Tollgate.java, and run: javac Tollgate.java && java -cp . Notify.java
class Notify {
    public static void main(String[] args) throws IOException {
        Tollgate tollgate = new Tollgate("${baseUrl}", ${merNo}, "${key}", "${referer}")
            .withWebhookSecrets("${webhookSecret}");
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 9000), 0);
        server.createContext("/notify", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            var headers = exchange.getRequestHeaders();
            // The signature is verified before the handler runs. If it throws, the gateway retries.
            var reply = tollgate.receive(headers.getFirst("Content-Type"), body, headers::getFirst, notification -> {
                // The same notification may come twice: store its id, and act once.
                System.out.println(notification.event() + " of " + notification.fields().get("merOrderNo"));
            });
            byte[] text = reply.body().getBytes();
            exchange.sendResponseHeaders(reply.status(), text.length);
            exchange.getResponseBody().write(text);
            exchange.close();
        });
        server.start();
    }
}
`;
}

function python({ baseUrl, merNo, key, referer, webhookSecret }: HelperAccount): string {
  return `from http.server import BaseHTTPRequestHandler, HTTPServer

from tollgate import Notification, Tollgate

# Save as notify.py beside tollgate.py, and run: python3 notify.py
tollgate = Tollgate(
    "${baseUrl}", ${merNo}, "${key}", "${referer}",
    webhook_secrets=["${webhookSecret}"],
)


def handle(notification: Notification) -> None:
    # The same notification may come twice: store its id, and act once.
    print(notification.event, notification.fields["merOrderNo"], flush=True)


class Notify(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        # The signature is verified before the handler runs. If it raises, the gateway retries.
        status, text = tollgate.receive(self.headers["Content-Type"], body, self.headers, handle)
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())


HTTPServer(("localhost", 9000), Notify).serve_forever()
`;
}

function go({ baseUrl, merNo, key, referer, webhookSecret }: HelperAccount): string {
  return `package main

import (
	"fmt"
	"log"
	"net/http"

	"shop/tollgate"
)

// Save as main.go beside the folder tollgate, which has tollgate.go, and run: go run .
func main() {
	client := tollgate.New("${baseUrl}", ${merNo}, "${key}", "${referer}")
	client.WebhookSecrets = []string{"${webhookSecret}"}
	// The signature is verified before the handler runs. If it returns an error, the gateway retries.
	http.Handle("/notify", client.Handler(func(notification *tollgate.Notification) error {
		// The same notification may come twice: store its ID, and act once.
		fmt.Println(notification.Event, "of", notification.Fields["merOrderNo"])
		return nil
	}))
	log.Fatal(http.ListenAndServe("localhost:9000", nil))
}
`;
}

function csharp({ baseUrl, merNo, key, referer, webhookSecret }: HelperAccount): string {
  return `using System;
using System.IO;
using System.Net;
using System.Text;
using TollgateHelper;

static class Notify
{
    static void Main()
    {
        var tollgate = new Tollgate("${baseUrl}", ${merNo}, "${key}", "${referer}")
        {
            WebhookSecrets = new[] { "${webhookSecret}" },
        };
        var listener = new HttpListener();
        listener.Prefixes.Add("http://localhost:9000/");
        listener.Start();
        while (true)
        {
            var context = listener.GetContext();
            var request = context.Request;
            var body = new MemoryStream();
            request.InputStream.CopyTo(body);
            // The signature is verified before the handler runs. If it throws, the gateway retries.
            var reply = tollgate.Receive(request.ContentType, body.ToArray(), name => request.Headers[name], notification =>
            {
                // The same notification may come twice: store its Id, and act once.
                Console.WriteLine(notification.Event + " of " + notification.Fields["merOrderNo"]);
            });
            var text = Encoding.UTF8.GetBytes(reply.Body);
            context.Response.StatusCode = reply.Status;
            context.Response.OutputStream.Write(text, 0, text.Length);
            context.Response.Close();
        }
    }
}
`;
}
