import { moneyList } from './money-list.ts';
import type { KeyWords, NewsTexts, RequestWords } from '../../news-texts.ts';

const REQUESTS: RequestWords = {
  refund: 'hoàn tiền',
  payout: 'chi trả',
  beneficiary: 'người thụ hưởng',
  deposit: 'nạp tiền',
  correction: 'điều chỉnh',
  merchantApproval: 'đơn vị bán hàng mới',
  fees: 'phí và điều khoản',
  keys: 'khóa',
  merchantRelease: 'khôi phục đơn vị bán hàng',
  roles: 'vai trò',
  rules: 'quy tắc phê duyệt',
  acquirer: 'thay đổi tổ chức thanh toán',
  routing: 'quy tắc định tuyến sắp có hiệu lực',
  acquirerTerms: 'thay đổi thỏa thuận với tổ chức thanh toán',
  settlementAccount: 'tài khoản nhận tiền',
  payoutSchedule: 'lịch chi trả',
  exception: 'chênh lệch đối soát',
};

const KEYS: KeyWords = { signingKey: 'khóa ký', webhookSecret: 'khóa bí mật webhook', publicKey: 'khóa công khai' };

const from = (address: string | null) => (address === null ? '' : ` Yêu cầu đến từ ${address}.`);
const NOT_YOU = 'Nếu không phải bạn, hãy đổi mật khẩu ngay, kết thúc mọi phiên khác và báo cho quản trị viên của bạn.';

export const vi: NewsTexts = {
  kinds: {
    chargebackOpened: {
      title: ({ amount, currency, dueAt }, { day }) =>
        `Yêu cầu bồi hoàn ${amount} ${currency}: hãy trả lời trước ${day(dueAt)}`,
      lines: ({ amount, currency, dueAt }, { moment }) => [
        `Ngân hàng của người trả tiền khiếu nại một khoản thanh toán ${amount} ${currency}. Số tiền bị giữ lại cho đến khi có quyết định.`,
        `Hãy trả lời kèm bằng chứng trước ${moment(dueAt)}. Sau đó ngân hàng không nhận thêm gì nữa.`,
      ],
    },
    chargebackDue: {
      title: ({ amount, currency, days }) =>
        `Yêu cầu bồi hoàn ${amount} ${currency} đến hạn ${days === 1 ? 'vào ngày mai' : `sau ${days} ngày`}`,
      lines: ({ dueAt }, { moment }) => [
        `Chưa ai trả lời yêu cầu bồi hoàn này. Ngân hàng nhận bằng chứng đến ${moment(dueAt)}.`,
        'Nếu không trả lời, vụ việc thường bị thua.',
      ],
    },
    approvalWaiting: {
      title: ({ request }) => `Một yêu cầu đang chờ bạn phê duyệt: ${REQUESTS[request]}`,
      lines: ({ request, by }) => [`${by} xin phê duyệt: ${REQUESTS[request]}. Yêu cầu hết hạn sau ba ngày.`],
    },
    approvalDecided: {
      title: ({ request, decision }) => `${DECISIONS[decision]}: ${REQUESTS[request]}`,
      lines: ({ decision, by }) => [
        decision === 'failed'
          ? `${by} đã phê duyệt yêu cầu của bạn nhưng không thực hiện được. Lý do có trong yêu cầu.`
          : `${by} đã ${decision === 'approved' ? 'phê duyệt' : 'từ chối'} yêu cầu của bạn.`,
      ],
    },
    endpointFailing: {
      title: ({ host }) => `${host} không nhận thông báo`,
      lines: ({ host, since }, { moment }) => [
        `Thông báo đến ${host} thất bại từ ${moment(since)}. Chúng được gửi lại trong một thời gian và được giữ để bạn gửi lại.`,
        'Hãy kiểm tra rằng địa chỉ truy cập được và chương trình của bạn trả lời SUCCESS.',
      ],
    },
    endpointRecovered: {
      title: ({ host }) => `${host} đã nhận thông báo trở lại`,
      lines: () => ['Những thông báo chưa gửi được trong thời gian đó có thể gửi lại từ danh sách thông báo.'],
    },
    payoutSent: {
      title: ({ amount, currency }) => `Khoản chi trả ${amount} ${currency} đã hoàn tất`,
      lines: () => ['Tiền đã rời số dư của bạn và đang được chuyển đến người thụ hưởng.'],
    },
    payoutFailed: {
      title: ({ amount, currency }) => `Khoản chi trả ${amount} ${currency} thất bại`,
      lines: () => ['Người thụ hưởng không nhận được tiền, hoặc tiền bị trả lại. Tiền đã trở về số dư của bạn.'],
    },
    payoutReversed: {
      title: ({ amount, currency }) => `Khoản chi trả ${amount} ${currency} bị trả lại`,
      lines: () => [
        'Ngân hàng đã trả lại sau khi khoản này được chi. Số tiền đã trở về số dư khả dụng của bạn.',
        'Hãy kiểm tra tài khoản của người thụ hưởng rồi chi trả lại. Khoản chi trả giữ nguyên trạng thái, và cửa hàng của bạn không nhận thông báo thứ hai.',
      ],
    },
    refundReversed: {
      title: ({ amount, currency }) => `Khoản hoàn tiền ${amount} ${currency} bị trả lại`,
      lines: () => [
        'Ngân hàng không chuyển được cho người thanh toán và đã trả lại. Số tiền đã trở về số dư khả dụng của bạn.',
        'Hãy hỏi người thanh toán một cách khác, chẳng hạn tài khoản ngân hàng, rồi chi trả vào đó. Khoản hoàn tiền giữ nguyên trạng thái, và cửa hàng của bạn không nhận thông báo thứ hai.',
      ],
    },
    beneficiaryAdded: {
      title: () => 'Một người thụ hưởng đã được lưu',
      lines: ({ by }) => [`${by} đã lưu một tài khoản mà tiền của bạn có thể được chi đến.`, SURPRISED],
    },
    beneficiaryRemoved: {
      title: () => 'Một người thụ hưởng đã bị xóa',
      lines: ({ by }) => [`${by} đã xóa một tài khoản mà tiền của bạn có thể được chi đến.`],
    },
    settlementAccountChanged: {
      title: ({ currency, inForceAt }, { day }) =>
        `Tài khoản nhận tiền ${currency} của bạn thay đổi vào ${day(inForceAt)}`,
      lines: ({ by, currency, account, inForceAt }, { moment }) => [
        `Tiền ${currency} của bạn sẽ vào tài khoản ${account} từ ${moment(inForceAt)}. ${by} đã phê duyệt.`,
        'Nếu bạn không biết việc này, hãy rút lại thay đổi trong phần cài đặt trước thời điểm đó và báo cho bên vận hành cổng thanh toán.',
      ],
    },
    settlementAccountWithdrawn: {
      title: ({ currency }) => `Thay đổi tài khoản nhận tiền ${currency} đã được rút lại`,
      lines: ({ by, account }) => [`${by} đã rút lại thay đổi sang tài khoản ${account}. Tiền lại được chi như trước.`],
    },
    payoutWaiting: {
      title: ({ amount, currency }) => `Khoản chi trả ${amount} ${currency} cần bạn quyết định`,
      lines: () => [
        'Khoản này đến hạn theo lịch và vượt hạn mức, nên người duyệt chi trả phải quyết định. Hãy cho chi hoặc bỏ qua; nếu không ai quyết định, kỳ hạn kế tiếp sẽ thay thế nó.',
      ],
    },
    exceptionsOverdue: {
      title: ({ count }) => `${count} chênh lệch đối soát đã quá hạn`,
      lines: ({ since, sums }, { day }) => [
        `Đáng lẽ nay đã phải xử lý xong. Số tiền liên quan: ${moneyList(sums)}. Khoản cũ nhất chưa xử lý từ ngày ${day(since)}.`,
        'Mỗi khoản cho biết điều gì đã xảy ra và cần làm gì tiếp theo. Bạn nhận thư này mỗi ngày một lần cho đến khi không còn gì quá hạn.',
      ],
    },
    keyChanged: {
      title: ({ key, change }) => (change === 'ended' ? `Một ${KEYS[key]} cũ đã bị kết thúc` : `Đã thay ${KEYS[key]}`),
      lines: ({ key, change, by }) => [
        change === 'ended'
          ? `${by} đã kết thúc một ${KEYS[key]} cũ trước hạn. Chương trình còn dùng nó sẽ bị từ chối.`
          : `${by} đã thay ${KEYS[key]}. Chương trình phải dùng khóa mới trước khi khóa cũ hết hạn.`,
        SURPRISED,
      ],
    },
    tokenCreated: {
      title: () => 'Một mã truy cập đã được tạo',
      lines: ({ by }) => [`${by} đã tạo một mã mà chương trình có thể dùng để thao tác.`, SURPRISED],
    },
    passwordChanged: {
      title: () => 'Mật khẩu của bạn đã được đổi',
      lines: ({ address }) => [`Mật khẩu tài khoản của bạn đã được đổi.${from(address)}`, NOT_YOU],
    },
    factorChanged: {
      title: ({ change }) => FACTORS[change],
      lines: ({ change, address }) => [`${FACTORS[change]}.${from(address)}`, NOT_YOU],
    },
    emailChanged: {
      title: () => 'Địa chỉ e-mail của tài khoản đã được đổi',
      lines: ({ address }) => [
        `Thư nay được gửi đến địa chỉ mới, cũng là địa chỉ bạn dùng để đăng nhập.${from(address)}`,
        NOT_YOU,
      ],
    },
    recoveryCodeUsed: {
      title: () => 'Một mã khôi phục của bạn đã được dùng',
      lines: ({ address }) => [`Ai đó đã dùng mã khôi phục thay cho yếu tố thứ hai của bạn.${from(address)}`, NOT_YOU],
    },
    newDevice: {
      title: ({ device }) => `Đăng nhập mới: ${device}`,
      lines: ({ device, address }) => [
        `Ai đó đã đăng nhập vào tài khoản của bạn bằng ${device}, chưa từng được dùng trước đây.${from(address)}`,
        NOT_YOU,
      ],
    },
    signInLocked: {
      title: () => 'Việc đăng nhập vào tài khoản của bạn tạm thời bị khóa',
      lines: ({ address }) => [
        `Có quá nhiều mật khẩu hoặc mã sai nên việc đăng nhập tạm dừng.${from(address)}`,
        'Trình duyệt mà bạn từng đăng nhập không bị người lạ ảnh hưởng. Bạn nhận thư này nhiều nhất một lần mỗi ngày.',
      ],
    },
  },
  buttons: {
    chargebacks: 'Mở yêu cầu bồi hoàn',
    approvals: 'Mở yêu cầu',
    endpoints: 'Xem thông báo',
    payouts: 'Mở khoản chi trả',
    refunds: 'Mở khoản hoàn tiền',
    beneficiaries: 'Xem người thụ hưởng',
    settlementAccounts: 'Xem tài khoản',
    reconciliation: 'Xem khoản quá hạn',
    keys: 'Xem các khóa',
    account: 'Mở tài khoản của bạn',
  },
  digest: {
    subject: (count) => `Có ${count} tin mới`,
    intro: 'Đây là những gì đã xảy ra kể từ bản tóm tắt trước:',
    button: 'Mở',
  },
  merchant: (merNo) => `Đơn vị bán hàng ${merNo}`,
  choose: 'Bạn chọn trên trang tài khoản thư nào bạn nhận và bao lâu một lần.',
  always: 'Thư về bảo mật luôn được gửi.',
};

const SURPRISED = 'Nếu bạn thấy bất ngờ, hãy hỏi người đó ngay và báo cho bên vận hành cổng thanh toán.';

const DECISIONS = {
  approved: 'Yêu cầu của bạn đã được phê duyệt',
  failed: 'Yêu cầu của bạn được phê duyệt nhưng thất bại',
  refused: 'Yêu cầu của bạn đã bị từ chối',
} as const;

const FACTORS = {
  added: 'Một cách đăng nhập đã được thêm vào tài khoản của bạn',
  removed: 'Một cách đăng nhập đã bị gỡ khỏi tài khoản của bạn',
  codesRenewed: 'Mã khôi phục của bạn đã được cấp lại',
  renewed: 'Việc đăng nhập của tài khoản đã được thiết lập lại',
} as const;
