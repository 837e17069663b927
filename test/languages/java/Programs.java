import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;

/** The programs that languages.ts describes. */
class Programs {
    public static void main(String[] given) throws IOException {
        switch (given[0]) {
            case "vectors" -> vectors(given[1]);
            case "call" -> print(call(given[1], given[2], given[3]));
            case "confirm" -> print(confirm(given[1], given[2]));
            default -> receive();
        }
    }

    private static void vectors(String file) throws IOException {
        Map<String, Object> content = Tollgate.Json.readObject(Files.readString(Path.of(file)));
        Map<?, ?> keys = (Map<?, ?>) content.get("keys");
        List<?> vectors = (List<?>) content.get("vectors");
        for (Object vector : vectors) {
            if (!agrees((Map<?, ?>) vector, keys)) {
                System.out.println(((Map<?, ?>) vector).get("name"));
            }
        }
        System.out.println(vectors.size());
    }

    @SuppressWarnings("unchecked")
    private static boolean agrees(Map<?, ?> vector, Map<?, ?> keys) {
        String operation = (String) vector.get("operation");
        String variant = (String) vector.get("variant");
        String sign = (String) vector.get("sign");
        Object valid = vector.get("valid");
        Map<String, Object> fields = (Map<String, Object>) vector.get("fields");
        boolean rsa = vector.get("form").equals("rsa-sha256");
        Tollgate tollgate = new Tollgate("http://localhost", 100001, rsa ? "unused" : (String) vector.get("key"), "")
            .withGatewayPublicKey((String) ((Map<?, ?>) keys.get("gateway")).get("publicKey"));
        if (vector.get("kind").equals("request")) {
            Tollgate signer = rsa
                ? tollgate.withPrivateKey((String) ((Map<?, ?>) keys.get("merchant")).get("privateKey")) : tollgate;
            return signer.signedText(operation, fields).equals(vector.get("signedText"))
                && valid.equals(signer.sign(operation, fields, variant).equals(sign));
        }
        if (vector.get("kind").equals("answer")) {
            return valid.equals(tollgate.verifyAnswer(operation, variant, fields, sign));
        }
        Instant now = Instant.ofEpochSecond((Long) vector.get("nowSeconds"));
        Map<?, ?> headers = (Map<?, ?>) vector.get("headers");
        try {
            Tollgate.Notification read = tollgate.withWebhookSecrets((String) vector.get("key"))
                .withClock(Clock.fixed(now, ZoneOffset.UTC))
                .verifyNotification((String) vector.get("contentType"), bytes((String) vector.get("body")),
                    name -> (String) headers.get(name), operation);
            return valid.equals(read.event().equals(operation) && read.fields().equals(fields));
        } catch (Tollgate.NotificationException refused) {
            return valid.equals(false) && refused.httpStatus() == 401;
        }
    }

    private static Tollgate open() {
        String key = System.getenv().getOrDefault("MERCHANT_KEY", "tollgate-sandbox-key");
        return new Tollgate(System.getenv("GATEWAY_URL"), 100001, key, "http://localhost/checkout");
    }

    private static Map<String, Object> call(String operation, String variant, String fields) {
        try {
            Tollgate.Options options = new Tollgate.Options().paymentType(variant);
            Tollgate.Answer answer = open().call(operation, Tollgate.Json.readObject(fields), options);
            return answer.page() == null
                ? Map.of("code", answer.code(), "message", answer.message(), "data", answer.data())
                : Map.of("page", answer.page());
        } catch (Tollgate.TollgateException failed) {
            String code = failed instanceof Tollgate.GatewayException refused ? refused.code() : "";
            Map<Tollgate.Outcome, String> outcomes = Map.of(Tollgate.Outcome.NOT_SENT, "notSent",
                Tollgate.Outcome.REFUSED, "none", Tollgate.Outcome.UNKNOWN, "unknown");
            return Map.of("refused", code, "outcome", outcomes.get(failed.outcome()), "message", failed.getMessage());
        }
    }

    private static Map<String, Object> confirm(String contentType, String body) {
        try {
            return Map.of("event", open().confirmNotification(contentType, bytes(body), "paymentResult").event());
        } catch (Tollgate.NotificationException refused) {
            return Map.of("refused", refused.reason());
        }
    }

    private static void receive() throws IOException {
        Tollgate tollgate = new Tollgate("http://localhost:8080", 100001, "unused", "")
            .withWebhookSecrets(System.getenv("WEBHOOK_SECRET"));
        int port = Integer.parseInt(System.getenv("PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/notify", exchange -> answer(tollgate, exchange));
        server.start();
    }

    private static void answer(Tollgate tollgate, HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String contentType = exchange.getRequestHeaders().getFirst("Content-Type");
        Tollgate.Reply reply = tollgate.receive(contentType, body, exchange.getRequestHeaders()::getFirst, read -> {
            print(Map.of("event", read.event(), "fields", read.fields(), "id", read.id()));
        });
        byte[] text = bytes(reply.body());
        exchange.sendResponseHeaders(reply.status(), text.length);
        exchange.getResponseBody().write(text);
        exchange.close();
    }

    private static void print(Map<String, Object> value) {
        System.out.println(Tollgate.Json.write(new LinkedHashMap<>(value)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
