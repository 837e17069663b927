import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedRequests = {
  'Requests, newest first': '请求（最新在前）',
  Took: '耗时',
  'No requests yet': '暂无请求',
  'Send one to the gateway: it appears here within two seconds.': '向网关发送请求：两秒内会显示在这里。',
  'No requests match': '没有符合条件的请求',
  'Widen the filters.': '请放宽筛选条件。',
  Accepted: '已接受',
  'The operator has switched the request log off.': '运营方已关闭请求日志。',
  'Kept for {1}, up to 10,000 requests, and 1,000 without a right signature. Under heavy load some are left out so that payments are not slowed down; the list says where. A request that names no merchant is not here: its response says what is wrong, such as a Content-Type other than application/json. Nor is one that was refused with {2} because the gateway was overloaded: it was not read.':
    '保留 {1}，最多10,000个请求，其中签名不正确的最多1,000个。负载过高时会省略部分请求以免影响付款，列表会注明。未指明商户的请求不在此处：其响应会说明问题，例如 Content-Type 不是 application/json。因网关过载而以 {2} 拒绝的请求也不在此处：它未被读取。',
  '{1} more not kept': '另有{1}个未保留',
  'This is the replay: correctly signed, with test values in place of those that are masked.':
    '这是重放的请求：签名正确，被隐藏的值以测试值代替。',
  'Replay in the sandbox': '在沙箱中重放',
  Checks: '检查',
  'What was sent': '发送内容',
  'What was answered': '响应内容',
  'It does not carry your signature, so anybody may have sent it. Look where it came from.':
    '该请求没有您的签名，任何人都可能发送。请查看其来源。',
  'Likely cause': '可能原因',
  Passed: '通过',
  'Not checked': '未检查',
  'merchant key': '商户密钥',
  'MD5 of this text and the merchant key, in upper case:': '此文本加商户密钥的 MD5（大写）：',
  'RSA-SHA256 of this text, with your private key, in base64:': '用您的私钥对此文本进行 RSA-SHA256 签名（base64）：',
  '(nothing)': '（空）',
  'What the gateway signed': '网关签名的内容',
  'Request ID': '请求 ID',
  Came: '到达时间',
  Response: '响应',
  'HTTP {1}, code {2}': 'HTTP {1}，代码 {2}',
  'Not kept': '未保留',
  '{1} more requests about then': '该时间前后另有{1}个请求',
  'As curl': 'curl',
  'As TypeScript': 'TypeScript',
  'Send it yourself': '自行发送',
  'The body is no JSON object, so nothing of it was kept: nobody can tell what would have to be masked.':
    '正文不是 JSON 对象，因此未保留：无法判断需要隐藏哪些内容。',
  'The body is too large to be kept.': '正文过大，未保留。',
  '{1} bytes. Personal data, texts, cards and signatures are masked, and queries of addresses left out, before they are stored.':
    '{1} 字节。存储前会隐藏个人数据、文本、卡号和签名，并去除地址中的查询参数。',
  'A page, or a long response, of {1} bytes. It is not kept.': '页面或较长的响应，{1} 字节。不予保留。',
} satisfies Partial<Record<DeskText, string>>;
