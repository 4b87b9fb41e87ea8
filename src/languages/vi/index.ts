import type { WordPack } from '../pack';

/** Vietnamese. */
export const vi: WordPack = {
  kind: 'words',
  id: 'vi',
  spaced: true,
  risk: {
    final: 'mua|thanh toan|đat hang|xoa|gui|đang bai|xuat ban|chuyen tien|chuyen khoan|rut tien|quyen gop',
    finalAlone: 'đang',
    verbs: 'xac nhan|hoan tat|đong|huy|don sach|cap$',
    objects: 'thanh toan|đon hang|tai khoan|đang ky|thung rac|quyen',
    harmless: 'đa|phuong thuc',
    generic: 'co|xac nhan|tiep tuc|đong y',
  },
  secrets: {
    nouns: { code: 'mã', number: 'số', key: 'khóa', card: 'thẻ' },
    alone: { password: 'mật khẩu' },
    together: { 'one-time-code': 'xác', 'card-code': 'bảo mật' },
  },
};
