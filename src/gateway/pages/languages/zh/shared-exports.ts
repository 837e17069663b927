import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Ask for files of lines, and cancel them.': '申请明细文件，并可取消。',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    '可在此导出若干天的明细，或在某笔出款的页面导出其明细。每个文件都注明保留到何时。',
  'Asked for': '申请时间',
  'Being made': '生成中',
  'Cancel an export': '取消导出',
  Cancelled: '已取消',
  'Cancelled an export of {merchant}': '取消了{merchant}的一个导出',
  'Currency of {1}': '{1}的货币',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: '导出',
  'Export lines': '导出明细',
  'Exported lines of {merchant}': '导出了{merchant}的明细',
  Exports: '导出文件',
  Format: '格式',
  'JSON lines': 'JSON 行',
  'Kept until': '保留至',
  'No exports yet': '还没有导出文件',
  Ready: '已就绪',
  Rows: '行数',
  Size: '大小',
  'The export has ended already. Nothing was changed.': '该导出已结束，未做任何更改。',
  'The export was cancelled.': '导出已取消。',
  'The file is being made. It can be downloaded here when it is ready.': '文件正在生成，就绪后可在此下载。',
  'The file is not complete. Download it when its state is done.': '文件尚不完整。请在状态为 done 时下载。',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    '批次 {1} 的明细仍在编号，请一分钟后再试。',
  'There is no export {1}, or it has expired. Ask for it again.': '没有导出 {1}，或已过期。请重新申请。',
  'Too large for this format': '对此格式而言过大',
  'is missing: name a batch, or a currency with its first and last day': '缺失：请指定批次，或货币及起止日期',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    '已有 {1} 个导出在等待。请等其中一些完成后再试，或取消一个。',
} satisfies Partial<Record<DeskText, string>>;
