using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Text;
using System.Threading.Tasks;
using TollgateHelper;
using Fields = System.Collections.Generic.Dictionary<string, object>;

/// <summary>The programs that languages.ts describes.</summary>
internal static class Programs
{
    private static void Main(string[] given)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        switch (given[0])
        {
            case "vectors":
                Vectors(given[1]);
                break;
            case "call":
                Print(CallAsync(given[1], given[2], given[3]).GetAwaiter().GetResult());
                break;
            case "confirm":
                Print(ConfirmAsync(given[1], given[2]).GetAwaiter().GetResult());
                break;
            default:
                Receive();
                break;
        }
        // Mono may wait for an idle connection otherwise.
        Environment.Exit(0);
    }

    private static void Vectors(string file)
    {
        var content = Json.ReadObject(File.ReadAllText(file));
        var keys = (Fields)content["keys"];
        var vectors = ((List<object>)content["vectors"]).Cast<Fields>().ToList();
        foreach (var vector in vectors.Where(one => !Agrees(one, keys)))
        {
            Console.WriteLine(vector["name"]);
        }
        Console.WriteLine(vectors.Count);
    }

    private static bool Agrees(Fields vector, Fields keys)
    {
        var operation = (string)vector["operation"];
        var variant = (string)vector["variant"];
        var sign = (string)vector["sign"];
        var valid = (bool)vector["valid"];
        var fields = (Fields)vector["fields"];
        var rsa = (string)vector["form"] == "rsa-sha256";
        var tollgate = new Tollgate("http://localhost", 100001, rsa ? "unused" : (string)vector["key"], null,
            rsa ? (string)((Fields)keys["merchant"])["privateKey"] : null, (string)((Fields)keys["gateway"])["publicKey"]);
        switch ((string)vector["kind"])
        {
            case "request":
                return tollgate.SignedText(operation, fields) == (string)vector["signedText"]
                    && (tollgate.Sign(operation, fields, variant) == sign) == valid;
            case "answer":
                return tollgate.VerifyAnswer(operation, variant, fields, sign) == valid;
        }
        var headers = (Fields)vector["headers"];
        tollgate.WebhookSecrets = new[] { (string)vector["key"] };
        tollgate.Now = () => DateTimeOffset.FromUnixTimeSeconds((long)vector["nowSeconds"]);
        try
        {
            var read = tollgate.VerifyNotification((string)vector["contentType"], Encoding.UTF8.GetBytes((string)vector["body"]),
                name => headers.ContainsKey(name) ? (string)headers[name] : null, operation);
            return valid && read.Event == operation && read.Fields.Count == fields.Count
                && fields.All(field => Equals(read.Fields[field.Key], field.Value));
        }
        catch (NotificationException refused)
        {
            return !valid && refused.HttpStatus == 401;
        }
    }

    private static Tollgate Open()
    {
        var key = Environment.GetEnvironmentVariable("MERCHANT_KEY") ?? "tollgate-sandbox-key";
        return new Tollgate(Environment.GetEnvironmentVariable("GATEWAY_URL"), 100001, key, "http://localhost/checkout");
    }

    private static async Task<Fields> CallAsync(string operation, string variant, string fields)
    {
        try
        {
            var options = new CallOptions { PaymentType = variant };
            var answer = await Open().CallAsync(operation, Json.ReadObject(fields), options);
            return answer.Page == null
                ? new Fields { ["code"] = answer.Code, ["message"] = answer.Message, ["data"] = answer.Data }
                : new Fields { ["page"] = answer.Page };
        }
        catch (TollgateException failed)
        {
            var refused = failed as GatewayException;
            var outcome = failed.Outcome == Outcome.NotSent ? "notSent" : failed.Outcome == Outcome.Refused ? "none" : "unknown";
            return new Fields
            {
                ["refused"] = refused == null ? "" : refused.Code, ["outcome"] = outcome, ["message"] = failed.Message,
            };
        }
    }

    private static async Task<Fields> ConfirmAsync(string contentType, string body)
    {
        try
        {
            var read = await Open().ConfirmNotificationAsync(contentType, Encoding.UTF8.GetBytes(body));
            return new Fields { ["event"] = read.Event };
        }
        catch (NotificationException refused)
        {
            return new Fields { ["refused"] = refused.Reason };
        }
    }

    private static void Receive()
    {
        var tollgate = new Tollgate("http://localhost:8080", 100001, "unused")
        {
            WebhookSecrets = new[] { Environment.GetEnvironmentVariable("WEBHOOK_SECRET") },
        };
        var listener = new HttpListener();
        listener.Prefixes.Add("http://127.0.0.1:" + Environment.GetEnvironmentVariable("PORT") + "/");
        listener.Start();
        while (true)
        {
            var context = listener.GetContext();
            Task.Run(() => Respond(tollgate, context));
        }
    }

    private static void Respond(Tollgate tollgate, HttpListenerContext context)
    {
        var body = new MemoryStream();
        context.Request.InputStream.CopyTo(body);
        var reply = tollgate.Receive(context.Request.ContentType, body.ToArray(), name => context.Request.Headers[name],
            read => Print(new Fields { ["event"] = read.Event, ["fields"] = read.Fields, ["id"] = read.Id }));
        var text = Encoding.UTF8.GetBytes(reply.Body);
        context.Response.StatusCode = reply.Status;
        context.Response.ContentLength64 = text.Length;
        context.Response.OutputStream.Write(text, 0, text.Length);
        context.Response.Close();
    }

    private static void Print(Fields value)
    {
        Console.WriteLine(Json.Write(value));
    }
}
