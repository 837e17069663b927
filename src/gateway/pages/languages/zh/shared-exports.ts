import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  Amounts: '金额',
  'As on this page': '与本页相同',
  'Ask for files of lines, and cancel them.': '申请明细文件，并可取消。',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    '可在此导出若干天的明细，或在某笔出款的页面导出其明细。每个文件都注明保留到何时。',
  'Asked for': '申请时间',
  'Begin with a byte order mark, which Excel needs for accents':
    '以字节顺序标记开头，Excel 需要它才能正确显示非英文字符',
  'Being made': '生成中',
  'Between cells': '单元格分隔符',
  CSV: 'CSV',
  'CSV options': 'CSV 选项',
  'CSV with ; and decimal comma': 'CSV（分号分隔、逗号小数点）',
  'Cancel an export': '取消导出',
  Cancelled: '已取消',
  'Cancelled an export of {merchant}': '取消了{merchant}的一个导出',
  Comma: '逗号',
  'Currency of {1}': '{1}的货币',
  Download: '下载',
  'Download {1}': '下载 {1}',
  'Every line, opening to closing': '全部明细，从期初到期末',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: '导出',
  'Export lines': '导出明细',
  'Exported lines of {merchant}': '导出了{merchant}的明细',
  Exports: '导出文件',
  "Files of every line go by the shop's days, in the time zone {1}. <a>Show the statement of these days</a>":
    '全部明细的文件按店铺的日期计算，时区为 {1}。<a>显示这些日期的对账单</a>',
  Format: '格式',
  'Go to exports': '前往导出文件',
  'It has more rows than a spreadsheet can hold. Ask for CSV or JSON lines.':
    '行数超出了电子表格的容量。请改用 CSV 或 JSON 行。',
  'JSON lines': 'JSON 行',
  'Kept until': '保留至',
  'More options': '更多选项',
  'No exports yet': '还没有导出文件',
  'Nothing of it was kept.': '未保留任何内容。',
  Ready: '已就绪',
  Rows: '行数',
  Semicolon: '分号',
  Size: '大小',
  'The export has ended already. Nothing was changed.': '该导出已结束，未做任何更改。',
  'The export was cancelled.': '导出已取消。',
  'The file is being made. You can leave this page: it stays in the list of exports.':
    '文件正在生成。您可以离开本页：它会留在导出列表中。',
  'The file is not complete. Download it when its state is done.': '文件尚不完整。请在状态为 done 时下载。',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    '批次 {1} 的明细仍在编号，请一分钟后再试。',
  'The same lines give the same file whenever you ask for it again.':
    '无论何时再次申请，相同的明细都会得到相同的文件。',
  'There is no export {1}, or it has expired. Ask for it again.': '没有导出 {1}，或已过期。请重新申请。',
  'This summary': '本摘要',
  'Too large for this format': '对此格式而言过大',
  'is missing: name a batch, or a currency with its first and last day': '缺失：请指定批次，或货币及起止日期',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    '已有 {1} 个导出在等待。请等其中一些完成后再试，或取消一个。',
} satisfies Partial<Record<DeskText, string>>;
