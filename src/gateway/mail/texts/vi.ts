import type { LetterTexts } from '../letter-texts.ts';

export const vi: LetterTexts = {
  hello: (name) => `Xin chào ${name},`,
  greeting: 'Xin chào,',
  ignore: 'Nếu bạn không yêu cầu điều này, hãy bỏ qua thư này. Sẽ không có gì xảy ra nếu bạn không xác nhận.',
  signature: 'Tollgate',
  proof: {
    subject: 'Xác nhận địa chỉ email của bạn',
    lines: () => [
      'Có người đã đăng ký nhận thanh toán bằng địa chỉ email này. Nếu đó là bạn, vui lòng xác nhận địa chỉ.',
      'Liên kết có hiệu lực trong hai ngày.',
    ],
    button: 'Xác nhận địa chỉ',
  },
  received: {
    subject: 'Chúng tôi đã nhận được đăng ký của bạn',
    lines: ({ company }) => [
      `Cảm ơn bạn. Địa chỉ của bạn đã được xác nhận và chúng tôi đang xem xét đăng ký của ${company}.`,
      'Bạn có thể xem tình trạng bất cứ lúc nào. Chúng tôi sẽ viết thư cho bạn ngay khi có quyết định.',
    ],
    button: 'Xem đăng ký',
  },
  askedBack: {
    subject: 'Một câu hỏi về đăng ký của bạn',
    lines: ({ company }) => [`Chúng tôi có một câu hỏi về đăng ký của ${company}:`],
    after: ['Vui lòng trả lời trên trang đăng ký của bạn.'],
    button: 'Trả lời câu hỏi',
  },
  approved: {
    subject: 'Đăng ký của bạn đã được chấp thuận',
    lines: ({ company }) => [
      `Chào mừng bạn. ${company} hiện có thể nhận thanh toán.`,
      'Hãy thiết lập tài khoản để đăng nhập vào trang quản lý. Liên kết chỉ dùng được một lần, trong vòng 24 giờ; bạn có thể lấy liên kết mới trên trang đăng ký.',
    ],
    button: 'Thiết lập tài khoản',
  },
  refused: {
    subject: 'Đăng ký của bạn đã bị từ chối',
    lines: ({ company }) => [`Rất tiếc, chúng tôi không thể chấp nhận đăng ký của ${company}. Lý do:`],
    after: ['Nếu điều này có thể thay đổi, bạn có thể đăng ký lại.'],
  },
  invitation: {
    subject: 'Bạn được mời',
    lines: ({ inviter }) => [
      `${inviter} mời bạn tham gia Tollgate. Hãy thiết lập tài khoản để đăng nhập.`,
      'Liên kết chỉ dùng được một lần, trong vòng 24 giờ.',
    ],
    button: 'Thiết lập tài khoản',
  },
  signInReset: {
    subject: 'Thiết lập lại cách đăng nhập',
    lines: ({ inviter }) => [
      `${inviter} cho phép bạn thiết lập lại cách đăng nhập vào Tollgate. Cho đến lúc đó, cách đăng nhập cũ vẫn dùng được.`,
      'Liên kết chỉ dùng được một lần, trong vòng 24 giờ.',
    ],
    button: 'Thiết lập đăng nhập',
  },
  passwordLink: {
    subject: 'Đặt mật khẩu mới',
    lines: () => [
      'Có người yêu cầu đặt mật khẩu mới cho tài khoản Tollgate của bạn. Nếu đó là bạn, hãy mở liên kết và đặt mật khẩu. Bạn cũng cần yếu tố xác thực thứ hai.',
      'Liên kết chỉ dùng được một lần, trong vòng 30 phút.',
    ],
    button: 'Đặt mật khẩu mới',
  },
  passwordReset: {
    subject: 'Mật khẩu của bạn đã được thay đổi',
    lines: ({ heldUntil }) => [
      'Mật khẩu Tollgate của bạn đã được thay đổi bằng liên kết trong thư cùng với yếu tố xác thực thứ hai. Bạn đã được đăng xuất ở mọi nơi.',
      `Đến ${heldUntil}, tài khoản của bạn không thể chi tiền hoặc thay đổi người thụ hưởng, khóa, token hay nhân sự.`,
      'Nếu không phải bạn, hãy báo ngay cho chủ tài khoản cửa hàng hoặc đơn vị vận hành: họ có thể vô hiệu hóa tài khoản của bạn.',
    ],
  },
  emailOld: {
    subject: 'Đồng ý với địa chỉ email mới',
    lines: ({ email }) => [
      `Một người đang đăng nhập vào tài khoản Tollgate của bạn muốn đổi địa chỉ email thành ${email}.`,
      'Hãy mở liên kết để đồng ý hoặc dừng việc này. Liên kết chỉ dùng được một lần, trong vòng 24 giờ.',
    ],
    button: 'Đồng ý hoặc dừng',
  },
  emailNew: {
    subject: 'Xác nhận địa chỉ email mới',
    lines: () => [
      'Một tài khoản Tollgate sẽ dùng địa chỉ email này. Nếu đó là tài khoản của bạn, hãy xác nhận địa chỉ.',
      'Liên kết chỉ dùng được một lần, trong vòng 24 giờ.',
    ],
    button: 'Xác nhận địa chỉ',
  },
  emailChanged: {
    subject: 'Địa chỉ email của bạn đã được thay đổi',
    lines: ({ email }) => [
      `Tài khoản Tollgate của bạn nay dùng địa chỉ email ${email}, theo sự đồng ý của cả hai địa chỉ. Từ nay bạn đăng nhập bằng địa chỉ này.`,
      'Nếu không phải bạn, hãy báo ngay cho chủ tài khoản cửa hàng hoặc đơn vị vận hành: họ có thể vô hiệu hóa tài khoản của bạn.',
    ],
  },
};
