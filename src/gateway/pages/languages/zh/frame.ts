import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const frame = {
  'There is no such page. Check the address.': '没有该页面，请检查地址。',
  'This form has expired': '此表单已过期',
  'Nothing was changed. Open the page again and repeat what you did.': '未作任何更改。请重新打开页面并重复操作。',
  'This form was already sent': '此表单已发送',
  'It is not sent a second time. The first one has not ended yet, or was interrupted.':
    '不会重复发送。第一次发送尚未结束或已中断。',
  'Look at what it was about before you do it again.': '再次操作前，请先查看相关内容。',
  'This is too large': '内容过大',
  'Nothing was changed. Go back and choose a smaller file, or send less text.':
    '未作任何更改。请返回选择较小的文件，或发送较少的文字。',
  'Too many pages at once': '同时打开的页面过多',
  'Pages that you opened earlier are still waiting. Nothing was changed. Reload this page in a moment.':
    '您之前打开的页面仍在等待。未作任何更改，请稍后刷新此页面。',
  'Very busy right now': '系统当前繁忙',
  'Payments come first. Nothing was changed. Reload this page in a moment.':
    '付款优先处理。未作任何更改，请稍后刷新此页面。',
  'We could not read this form': '无法读取此表单',
  'Nothing was changed.': '未作任何更改。',
  'Nothing was sent yet': '尚未发送任何内容',
  'Your sign-in or your second factor has ended, and this form is too long to wait for it.':
    '您的登录或第二验证因素已失效，而此表单过长，无法保留等待。',
  'Open your account in another tab and sign in or confirm there. Then come back here, reload this page and send the form again.':
    '请在另一标签页打开您的账户并登录或确认，然后回到这里刷新页面，再次发送表单。',
  'Go to the start page': '前往首页',
  'Nothing to see at this address': '此地址没有可查看的内容',
  'It takes what a form sends, and nothing was sent. Open the page with the form.':
    '此地址接收表单发送的内容，但没有收到任何内容。请打开带有表单的页面。',
  'Open the page': '打开页面',
  'You are signed out.': '您已退出登录。',
  'Somebody else filled in this form, so it was not sent in your name.': '此表单由他人填写，因此未以您的名义发送。',
  'You filled in this form for another side than the one you act for now.':
    '您填写此表单时代表的是另一方，而非当前所代表的一方。',
  'This form was opened long ago, and things may have changed since.': '此表单打开已久，情况可能已发生变化。',
  'Your file was not kept: files never are. Choose it again.': '您的文件未保留：文件从不保留。请重新选择。',
  'Card numbers, passwords, codes and files are never kept. Enter them again.':
    '卡号、密码、代码和文件从不保留。请重新输入。',
  'Nothing was sent': '未发送任何内容',
  'This is what was typed. Open the page to enter it again.': '以下是输入的内容。请打开页面重新输入。',
  'Switch back and send it': '切换回去并发送',
} satisfies Partial<Record<DeskText, string>>;
