// The worker of the back office. It keeps one page, the one that says that there is no connection, and nothing else: never a list,
// an order or an answer of any kind. Forms are not its business: the browser says itself that one was not sent.

const KEPT = 'tollgate-offline';
const OFFLINE = '/merchant/offline';

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
});

/** Asked for as a stranger, so that it shows nothing of anybody. */
async function keepOfflinePage() {
  const kept = await caches.open(KEPT);
  await kept.add(new Request(OFFLINE, { credentials: 'omit', cache: 'reload' }));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
