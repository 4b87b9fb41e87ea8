import type { WordPack } from '../pack';

/** Indonesian. */
export const id: WordPack = {
  kind: 'words',
  id: 'id',
  spaced: true,
  risk: {
    final: 'beli|bayar|pesan sekarang|hapus|kirim|terbitkan|publikasikan|donasi|berhenti berlangganan|kosongkan',
    finalAlone: 'posting',
    verbs: 'buat$|tarik|konfirm|tutup|batal|berikan|jadikan',
    objects: 'pembayaran|pesanan|akun|langganan|akses|dana$|uang$',
    generic: 'konfirmasi|lanjutkan|setuju',
    yes: 'ya',
  },
  secrets: {
    nouns: { code: 'kode', number: 'nomor', key: 'kunci', card: 'kartu' },
    alone: { password: 'kata sandi' },
    together: { 'card-code': 'keamanan' },
  },
};
