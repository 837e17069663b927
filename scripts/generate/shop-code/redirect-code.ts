import type { CodeByLanguage } from './languages.ts';

/** Sends the payer to the cashier, with the standard library of each language. */
export const REDIRECT_CODE: CodeByLanguage = {
  typescript: `import type { ServerResponse } from 'node:http';

// Store the tradeNo of the order first: queries and refunds need it.
function redirectPayer(response: ServerResponse, payUrl: string): void {
  response.writeHead(303, { Location: payUrl }).end();
}
`,
  php: `<?php
// Store the tradeNo of the order first: queries and refunds need it.
function redirectPayer(string $payUrl): never
{
    header('Location: ' . $payUrl, true, 303);
    exit;
}
`,
  java: `import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;

class Checkout {
    // Store the tradeNo of the order first: queries and refunds need it.
    static void redirectPayer(HttpExchange exchange, String payUrl) throws IOException {
        exchange.getResponseHeaders().set("Location", payUrl);
        exchange.sendResponseHeaders(303, -1);
        exchange.close();
    }
}
`,
  python: `from http.server import BaseHTTPRequestHandler


# Store the tradeNo of the order first: queries and refunds need it.
def redirect_payer(handler: BaseHTTPRequestHandler, pay_url: str) -> None:
    handler.send_response(303)
    handler.send_header("Location", pay_url)
    handler.end_headers()
`,
  go: `package main

import "net/http"

// Store the tradeNo of the order first: queries and refunds need it.
func redirectPayer(w http.ResponseWriter, r *http.Request, payURL string) {
	http.Redirect(w, r, payURL, http.StatusSeeOther)
}
`,
  csharp: `using System.Net;

static class Checkout
{
    // Store the tradeNo of the order first: queries and refunds need it.
    static void RedirectPayer(HttpListenerResponse response, string payUrl)
    {
        response.StatusCode = 303;
        response.Headers["Location"] = payUrl;
        response.Close();
    }
}
`,
};
