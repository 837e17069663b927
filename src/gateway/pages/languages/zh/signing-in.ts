import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const signingIn = {
  'Confirm that it is you': '请确认是您本人',
  'What you are about to do needs your second factor, shown within the last 5 minutes.':
    '您要进行的操作需要在最近5分钟内验证过第二验证因素。',
  Confirm: '确认',
  Cancel: '取消',
  'Do not send it': '不发送',
  'Let this command in?': '允许此命令登录吗？',
  'Confirm for this command?': '为此命令确认吗？',
  '<b>Only confirm if you started this command yourself</b> and your terminal shows the same code. Nobody from support will ever ask you to.':
    '<b>仅当此命令由您本人启动</b>且您的终端显示相同代码时才确认。客服人员绝不会要求您这样做。',
  'It acts as {1} for 12 hours, without your second factor': '它将以{1}的身份操作12小时，无需您的第二验证因素',
  'It may do what needs your second factor, for 5 minutes': '它可以在5分钟内执行需要第二验证因素的操作',
  Machine: '设备',
  Address: '地址',
  'Asked at': '请求时间',
  Then: '之后',
  Refuse: '拒绝',
  'Show your second factor': '验证第二因素',
  Done: '完成',
  'Go back to your terminal. You can close this page.': '请回到终端。您可以关闭此页面。',
  Refused: '已拒绝',
  'The command was not let in.': '该命令未获允许。',
  'If you did not start it, somebody may have tried to use your account: tell an admin.':
    '如果不是您启动的，可能有人试图使用您的账户：请告知管理员。',
  'Sign in a command': '登录命令行',
  'Type the code that your terminal shows. It is valid for 10 minutes.': '请输入终端显示的代码，10分钟内有效。',
  Continue: '继续',
  Code: '代码',
  'Such as BCDF-GHJK': '例如 BCDF-GHJK',
  'Too many wrong codes. Try again in {1} seconds.': '错误代码次数过多，请在{1}秒后重试。',
  'This code is wrong or has expired. Run the command again to get a new one.':
    '代码错误或已过期。请重新运行命令以获取新代码。',
  'Please use an e-mail address, such as mara@example.com.': '请使用电子邮箱地址，例如 mara@example.com。',
  'This is your address already.': '这已经是您的地址。',
  'Mails about this were sent in the last 24 hours. Try again tomorrow.': '过去24小时内已发送过相关邮件，请明天再试。',
  'This gateway sends no mail, so addresses cannot be confirmed. Nothing was changed.':
    '此网关不发送邮件，因此无法确认地址。未作任何更改。',
  'Your address cannot be changed here': '无法在此更改您的地址',
  'Change your email address': '更改您的电子邮箱地址',
  'Your address is <b>{1}</b>. We mail a link to it and one to the new address. The change takes effect once both were opened and confirmed, within 24 hours.':
    '您的地址是<b>{1}</b>。我们会向该地址和新地址各发送一个链接。在24小时内打开并确认两个链接后，更改即生效。',
  'Mail both links': '发送两个链接',
  'You will be signed out everywhere else, and sign in with the new address from then on.':
    '您在其他地方的登录将全部退出，此后请使用新地址登录。',
  'New email address': '新电子邮箱地址',
  'Email address': '电子邮箱地址',
  'Your account would change from <b>{1}</b> to <b>{2}</b>.': '您的账户将由<b>{1}</b>改为<b>{2}</b>。',
  'If you did not ask for this, stop it, and change your password: somebody is signed in as you.':
    '如果这不是您的请求，请停止更改并修改密码：有人正以您的身份登录。',
  'An account at Tollgate is to use <b>{1}</b>. If it is yours, confirm the address.':
    '一个 Tollgate 账户将使用<b>{1}</b>。如果是您的账户，请确认该地址。',
  'Change your email address?': '更改您的电子邮箱地址吗？',
  'Confirm your new address': '确认您的新地址',
  Agree: '同意',
  'Confirm the address': '确认地址',
  'Stop it': '停止更改',
  'Thank you': '谢谢',
  'The change takes effect once the other address has confirmed it too.': '另一个地址也确认后，更改才会生效。',
  'Your email address was changed': '您的电子邮箱地址已更改',
  'Sign in with the new address from now on.': '从现在起，请使用新地址登录。',
  'The change was stopped': '更改已停止',
  'Your address stays as it is. If it was not you who asked, change your password now.':
    '您的地址保持不变。如果不是您本人的请求，请立即修改密码。',
  'Nothing was changed': '未作任何更改',
  'The new address has an account of its own by now.': '新地址已有自己的账户。',
  'This link has ended': '此链接已失效',
  'It works once, within 24 hours, and ends when the change is stopped or how you sign in changes.':
    '链接在24小时内只能使用一次；停止更改或登录方式发生变化时，链接即失效。',
  'This invitation has ended': '此邀请已失效',
  'Set up sign-in again': '重新设置登录方式',
  'Set up your account': '设置您的账户',
  'Your name': '您的姓名',
  '{1} invited <b>{2}</b> to act for the operator.': '{1}邀请<b>{2}</b>代表运营方操作。',
  '{1} invited <b>{2}</b> to act for merchant {3}.': '{1}邀请<b>{2}</b>代表商户{3}操作。',
  '{1} lets <b>{2}</b> set up sign-in again.': '{1}允许<b>{2}</b>重新设置登录方式。',
  'What you set up now replaces your password, passkeys, authenticator apps and recovery codes, and you are signed out everywhere else. Your roles stay.':
    '您现在的设置将取代原有的密码、通行密钥、身份验证器应用和恢复代码，其他地方的登录也会全部退出。您的角色保持不变。',
  Accept: '接受',
  'You have an account already. Sign in as <b>{1}</b>, then open this link again.':
    '您已有账户。请以<b>{1}</b>登录，然后重新打开此链接。',
  'Sign in': '登录',
  'You are invited': '您收到了邀请',
  Invitation: '邀请',
  'Many people are signing in right now. Go back and try again in a moment.': '目前登录人数较多。请返回并稍后重试。',
  'Please try again': '请重试',
  'Add a second factor': '添加第二验证因素',
  'Second factor': '第二验证因素',
  'Continue with {1}': '使用{1}继续',
  'Confirm with {1}': '使用{1}确认',
  "The operator's people do not use a password here:": '运营方人员在此不使用密码：',
  'Identity providers': '身份提供商',
  Connected: '已连接',
  'Not connected': '未连接',
  Connect: '连接',
  'Too many passwords are being checked. Try again in a moment.': '正在验证的密码过多，请稍后重试。',
  'Do not use your email address or a part of it.': '请勿使用您的电子邮箱地址或其中一部分。',
  'This password is too easy to guess. Use another one.': '此密码太容易被猜到，请换一个。',
  'This is your only second factor. Add another one first.': '这是您唯一的第二验证因素，请先添加另一个。',
  'Without this passkey you could not sign in. Set a password or add another passkey first.':
    '没有此通行密钥您将无法登录。请先设置密码或添加另一个通行密钥。',
  'That code is wrong. Enter the one your app shows now.': '代码错误。请输入应用当前显示的代码。',
  'Your current password is wrong.': '当前密码错误。',
  'It was removed already.': '它已被移除。',
  'A recovery code works only after a password, and you have none. Set a password first, or add a second passkey.':
    '恢复代码只能在输入密码后使用，而您没有密码。请先设置密码，或添加第二个通行密钥。',
  'This account is gone.': '此账户已不存在。',
  'Use at least {1} characters. A few words are easy to remember.': '请至少使用{1}个字符。几个词更容易记住。',
  'Use at most {1} characters.': '最多使用{1}个字符。',
  'You have {1} already. Remove one first.': '您已有{1}个，请先移除一个。',
  'Enter your name.': '请输入您的姓名。',
  'This invitation is no longer valid. It can be used once, within 24 hours. Ask whoever invited you for a new one.':
    '此邀请已失效。邀请在24小时内只能使用一次。请向邀请您的人索取新的邀请。',
  'This invitation is no longer valid. Ask whoever invited you for a new one.':
    '此邀请已失效。请向邀请您的人索取新的邀请。',
  'This passkey cannot be used here. Try another one, or sign in with your password.':
    '此通行密钥无法在此使用。请尝试其他密钥，或使用密码登录。',
  'Your browser sent an answer that we cannot read. Try again.': '您的浏览器发送了无法识别的响应，请重试。',
  'This took too long, or was already used. Try again.': '操作超时或已被使用，请重试。',
  'This passkey is already registered.': '此通行密钥已注册。',
  'This passkey belongs to another account. Use one of yours.': '此通行密钥属于其他账户，请使用您自己的。',
  'You have {1} passkeys already. Remove one that you no longer use.': '您已有{1}个通行密钥，请移除一个不再使用的。',
  'Forgot your password?': '忘记密码？',
  'Enter the email address of your account. We mail you a link to set a new password.':
    '请输入您账户的电子邮箱地址，我们会发送设置新密码的链接。',
  'Mail me a link': '给我发送链接',
  'You will also need your second factor: your authenticator app, a passkey or a recovery code.':
    '您还需要第二验证因素：身份验证器应用、通行密钥或恢复代码。',
  'Back to sign in': '返回登录',
  Email: '电子邮箱',
  'This gateway sends no mail. Ask the operator for a link to set up sign-in again.':
    '此网关不发送邮件。请向运营方索取重新设置登录方式的链接。',
  'No link by mail here': '此处不提供邮件链接',
  'Many links were asked for from your network. Try again in an hour.': '您的网络请求的链接过多，请一小时后重试。',
  'Please try again later': '请稍后重试',
  'Check your mail': '请查收邮件',
  'If the address belongs to somebody of a merchant who has a second factor, a link is on its way. It works once, within 30 minutes. We send one a day at most.':
    '如果该地址属于某商户中拥有第二验证因素的人员，链接已发出。链接在30分钟内只能使用一次，我们每天最多发送一次。',
  'No mail? Look into the spam folder. If you work for the operator, or have no second factor left, ask an admin for a link to set up sign-in again.':
    '没有收到邮件？请查看垃圾邮件文件夹。如果您为运营方工作，或已没有第二验证因素，请向管理员索取重新设置登录方式的链接。',
  'It works once, within 30 minutes, and ends when your password, roles or second factors change. You can ask for another one tomorrow.':
    '链接在30分钟内只能使用一次；您的密码、角色或第二验证因素发生变化时即失效。您可以明天再申请。',
  'The link alone does not change your password. Show your second factor, then choose the new password.':
    '仅凭链接无法更改密码。请先验证第二因素，再设置新密码。',
  'Set a new password': '设置新密码',
  'You will be signed out everywhere. For the next 24 hours you cannot pay out, or change beneficiaries, keys, tokens or people.':
    '您将在所有地方退出登录。未来24小时内，您无法出款，也无法更改收款人、密钥、令牌或人员。',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have confirmed.':
    '<b>您输入的内容已保留，</b>但文件未保留。确认后请重新选择文件。',
  '<b>What you typed is kept,</b> and is sent when you have confirmed.': '<b>您输入的内容已保留，</b>确认后即发送。',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have signed in.':
    '<b>您输入的内容已保留，</b>但文件未保留。登录后请重新选择文件。',
  '<b>What you typed is kept,</b> and is sent when you have signed in.': '<b>您输入的内容已保留，</b>登录后即发送。',
  'What you typed is being sent.': '正在发送您输入的内容。',
  'What you typed comes next. Then choose the file again.': '接下来是您输入的内容，请再次选择文件。',
  'If nothing happens, press the button.': '如果没有反应，请按按钮。',
  'Send it now': '立即发送',
  'Go on': '继续',
  'Sending what you typed': '正在发送您输入的内容',
  'What you typed': '您输入的内容',
  'No account yet? <a>Register your business</a>, or ask the owner of your merchant account to invite you.':
    '还没有账户？<a>注册您的企业</a>，或请您商户账户的所有者邀请您。',
  'You were signed out': '您已被退出登录',
  'What you typed is kept. Sign in, and it is sent.': '您输入的内容已保留，登录后即发送。',
  'What you typed is kept, but not the file. Sign in, and choose it again.':
    '您输入的内容已保留，但文件未保留。请登录并重新选择文件。',
  'Close the browser too if others use this computer.': '如果他人也使用这台电脑，请同时关闭浏览器。',
  'Your password was changed': '您的密码已更改',
  'You were signed out everywhere. Sign in with the new password.': '您已在所有地方退出登录，请使用新密码登录。',
  'Please sign in again': '请重新登录',
  'The sign-in took longer than 5 minutes, or how you sign in was changed meanwhile.':
    '登录超过了5分钟，或您的登录方式在此期间发生了变化。',
  'We could not sign you in': '无法登录',
  'The email or the password is wrong, or there were too many tries.': '电子邮箱或密码错误，或尝试次数过多。',
  'Check both. After 10 wrong tries, wait a few minutes.': '请检查两者。输错10次后，请等待几分钟。',
  'Many people are signing in right now. Try again in a moment.': '目前登录人数较多，请稍后重试。',
  'Use another account': '使用其他账户',
  'That code did not work': '该代码无效',
  'It is wrong, was used already, or there were too many tries. Wait for the next code and enter that one.':
    '代码错误、已被使用或尝试次数过多。请等待下一个代码并输入。',
  'This browser cannot use passkeys at this address.': '此浏览器无法在此地址使用通行密钥。',
  'Passkeys need JavaScript. Turn it on for this site.': '通行密钥需要 JavaScript，请为此网站启用。',
  'Too many sign-ins from your network': '您的网络登录过多',
  'Wait a minute, then try again.': '请等待一分钟后重试。',
  'Page not found': '找不到页面',
  'Check the address, or choose another way to sign in.': '请检查地址，或选择其他登录方式。',
  'This sign-in has expired': '此次登录已过期',
  'It was used already, took more than 10 minutes, or was started in another browser. Start again.':
    '它已被使用、超过10分钟，或在其他浏览器中启动。请重新开始。',
  'Sign-in was cancelled': '登录已取消',
  '{1} did not sign you in.': '{1}未让您登录。',
  '{1} is not responding': '{1}没有响应',
  'Nobody was signed in. Try again in a minute, or choose another way to sign in.':
    '未完成登录。请一分钟后重试，或选择其他登录方式。',
  'We could not verify the response from {1}': '无法验证{1}的响应',
  'Nobody was signed in. Try again; if it happens again, tell your admin.':
    '未完成登录。请重试；如再次发生，请告知您的管理员。',
  'You do not have access': '您没有访问权限',
  '{1} knows you, but none of your groups has a role here. Ask your admin for access, then sign in again.':
    '{1}认识您，但您的群组在此没有角色。请向管理员申请访问权限，然后重新登录。',
  'Your email address is not accepted': '您的电子邮箱地址不被接受',
  '{1} must send a verified email address of your organization. Ask your admin.':
    '{1}必须提供您组织的已验证电子邮箱地址。请联系您的管理员。',
  'You already have an account': '您已有账户',
  'An account with your email address exists, but is not connected to {1}. Sign in to it as before, then connect {2} on your account page.':
    '已有使用您电子邮箱地址的账户，但未连接{1}。请照常登录该账户，然后在账户页面连接{2}。',
  'Your account is disabled': '您的账户已停用',
  'Ask your admin.': '请联系您的管理员。',
  'You are the last admin': '您是最后一位管理员',
  '{1} no longer gives you the admin role, and nobody else has it. Another admin has to sign in or be invited first.':
    '{1}不再授予您管理员角色，也没有其他人拥有该角色。须先有另一位管理员登录或受邀。',
  'This is another account': '这是另一个账户',
  'At {1}, sign in with your email address here.': '请在{1}使用您在此处的电子邮箱地址登录。',
  '{1} did not ask for a second factor': '{1}未要求第二验证因素',
  'What you want to do needs one. Set one up there, or ask your admin.':
    '您要进行的操作需要第二验证因素。请在那里设置，或联系您的管理员。',
  'Other ways to sign in': '其他登录方式',
  'What you typed is kept, but not the file. Choose it again when you are back.':
    '您输入的内容已保留，但文件未保留。返回后请重新选择。',
  'What you typed is kept, and is sent when you are back.': '您输入的内容已保留，返回后即发送。',
  'Signing you out of {1} too.': '同时正在退出{1}。',
  'Connect {1}': '连接{1}',
  'Continue at {1} to prove that the account is yours.': '请前往{1}，证明该账户属于您。',
  'Sign in with {1}': '使用{1}登录',
  'Continue to {1}': '前往{1}',
  'Use a recovery code instead': '改用恢复代码',
  'Code from your authenticator app': '身份验证器应用中的代码',
  'Six digits. If you have no access to the app, enter a recovery code.':
    '六位数字。如果无法使用该应用，请输入恢复代码。',
  'Recovery code': '恢复代码',
  'One of the codes that you kept. Each works once.': '您保存的代码之一，每个只能使用一次。',
  'In this sandbox a click is enough. With an account of your own, you show a code or a passkey.':
    '在此沙箱中只需点击即可。使用您自己的账户时，需出示代码或通行密钥。',
  'Confirm as the demo account': '以演示账户确认',
  'This is not a demo session': '这不是演示会话',
  'Nothing was changed. Confirm with your own second factor.': '未作任何更改。请使用您自己的第二验证因素确认。',
} satisfies Partial<Record<DeskText, string>>;
