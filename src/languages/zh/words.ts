import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in Chinese. */
export const risk: RiskWords = {
  final: '支付|付款|购买|購買|结账|下单|下單|提交订单|送出訂單|删除|刪除|发送|傳送|发布|發佈|发表|转账|轉帳|提现|退订|注销|捐款|清空',
  verbs: '确认|確認|取消|授予|设为|立即|確定',
  objects: '付款|支付|订单|订阅|权限|管理员|预订',
  harmless: '方式|方法|历史|记录|详情|设置|列表|筛选|已',
  generic: '执行|确定|確定|确认|確認|是|是的|好|好的|继续|繼續|提交|应用|同意',
  submit: '提交|发送',
};

/** What fields of secrets are called in Chinese. */
export const secrets: SecretWords = {
  nouns: { code: '码|碼', number: '号|號', key: '钥|鑰', card: '卡' },
  alone: { password: '密码|密碼|口令', 'private-key': '私钥', 'api-key': '密钥|密鑰', token: '令牌' },
  together: { 'one-time-code': '验证|驗證', 'card-code': '安全', 'recovery-code': '恢复' },
};

/** How pages in Chinese call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: '关闭|關閉|跳过|跳過|知道了|我知道了|以后再说|不用了',
  refuses: '拒绝|全部拒绝|拒絕',
  accepts: '接受|全部接受|同意',
  goesOn: '开始|開始使用|开始使用|继续|繼續|完成|好的',
  aboutCookies: '隐私',
};
