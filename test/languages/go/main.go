// The programs that languages.ts describes.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"reflect"
	"time"

	"shop/tollgate"
)

func main() {
	switch os.Args[1] {
	case "vectors":
		vectors(os.Args[2])
	case "call":
		print(call(os.Args[2], os.Args[3], os.Args[4]))
	case "confirm":
		print(confirm(os.Args[2], os.Args[3]))
	default:
		receive()
	}
}

type vector struct {
	Name, Kind, Operation, Variant, Form, Key, SignedText, Sign, ContentType, Body string

	Fields     tollgate.Fields
	Headers    map[string]string
	NowSeconds int64
	Valid      bool
}

type content struct {
	Vectors []vector
	Keys    map[string]struct{ PrivateKey, PublicKey string }
}

func vectors(path string) {
	file, err := os.Open(path)
	must(err)
	decoder := json.NewDecoder(file)
	decoder.UseNumber()
	var all content
	must(decoder.Decode(&all))
	for _, one := range all.Vectors {
		if !agrees(all, one) {
			fmt.Println(one.Name)
		}
	}
	fmt.Println(len(all.Vectors))
}

func agrees(all content, one vector) bool {
	client := tollgate.New("http://localhost", 100001, one.Key, "")
	must(client.SetGatewayPublicKey(all.Keys["gateway"].PublicKey))
	if one.Form == "rsa-sha256" {
		must(client.SetPrivateKey(all.Keys["merchant"].PrivateKey))
	}
	switch one.Kind {
	case "request":
		text, err := client.SignedText(one.Operation, one.Fields)
		must(err)
		sign, err := client.Sign(one.Operation, one.Fields, one.Variant)
		must(err)
		return text == one.SignedText && (sign == one.Sign) == one.Valid
	case "answer":
		return client.VerifyAnswer(one.Operation, one.Variant, one.Fields, one.Sign) == one.Valid
	}
	client.WebhookSecrets = []string{one.Key}
	client.Now = func() time.Time { return time.Unix(one.NowSeconds, 0) }
	header := http.Header{}
	for name, value := range one.Headers {
		header.Set(name, value)
	}
	read, err := client.VerifyNotification(one.ContentType, []byte(one.Body), header, one.Operation)
	var refused *tollgate.NotificationError
	if errors.As(err, &refused) {
		return !one.Valid && refused.HTTPStatus == http.StatusUnauthorized
	}
	must(err)
	return one.Valid && read.Event == one.Operation && reflect.DeepEqual(read.Fields, one.Fields)
}

func open() *tollgate.Client {
	key := os.Getenv("MERCHANT_KEY")
	if key == "" {
		key = "tollgate-sandbox-key"
	}
	return tollgate.New(os.Getenv("GATEWAY_URL"), 100001, key, "http://localhost/checkout")
}

func call(operation, variant, text string) any {
	var fields tollgate.Fields
	must(json.Unmarshal([]byte(text), &fields))
	options := tollgate.Options{PaymentType: variant}
	answer, err := open().Call(context.Background(), operation, fields, options)
	var failed interface{ Outcome() tollgate.Outcome }
	if errors.As(err, &failed) {
		outcomes := map[tollgate.Outcome]string{
			tollgate.NotSent: "notSent", tollgate.Refused: "none", tollgate.Unknown: "unknown",
		}
		code := ""
		var refused *tollgate.GatewayError
		if errors.As(err, &refused) {
			code = refused.Code
		}
		return tollgate.Fields{"refused": code, "outcome": outcomes[failed.Outcome()], "message": err.Error()}
	}
	must(err)
	if answer.Page != "" {
		return tollgate.Fields{"page": answer.Page}
	}
	return tollgate.Fields{"code": answer.Code, "message": answer.Message, "data": answer.Data}
}

func confirm(contentType, body string) any {
	read, err := open().ConfirmNotification(context.Background(), contentType, []byte(body))
	var refused *tollgate.NotificationError
	if errors.As(err, &refused) {
		return tollgate.Fields{"refused": refused.Reason}
	}
	must(err)
	return tollgate.Fields{"event": read.Event}
}

func receive() {
	client := tollgate.New("http://localhost:8080", 100001, "unused", "")
	client.WebhookSecrets = []string{os.Getenv("WEBHOOK_SECRET")}
	http.Handle("/notify", client.Handler(func(read *tollgate.Notification) error {
		print(tollgate.Fields{"event": read.Event, "fields": read.Fields, "id": read.ID})
		return nil
	}))
	must(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}

func print(value any) {
	must(json.NewEncoder(os.Stdout).Encode(value))
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
