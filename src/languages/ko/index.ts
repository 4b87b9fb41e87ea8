import type { WordPack } from '../pack';

/** Korean. */
export const ko: WordPack = {
  kind: 'words',
  id: 'ko',
  spaced: false,
  risk: {
    final: '구매|결제|주문하기|주문 완료|삭제|탈퇴|송금|이체|출금|기부|비우기|해지|발행',
    finalAlone: '보내기|전송|게시|게시하기|메시지 보내기',
    verbs: '확인|취소|부여|지정|확정',
    objects: '결제|구독|주문|권한|관리자|예약',
    harmless: '수단|방법|내역|설정|목록|필터',
    generic: '예|네|확인|계속|동의',
  },
  secrets: {
    nouns: { code: '번호|코드', number: '번호', key: '키', card: '카드' },
    alone: { password: '비밀번호|암호', token: '토큰' },
    together: { 'one-time-code': '인증', 'card-code': '보안', 'recovery-code': '복구', 'private-key': '개인', 'api-key': '비밀' },
  },
  dismiss: {
    closes: '닫기|건너뛰기|확인했습니다|나중에',
    refuses: '거부|모두 거부',
    accepts: '동의|모두 동의',
    goesOn: '확인|시작하기|시작|계속',
    aboutCookies: '쿠키',
  },
  goals: {
    lexicon: {
      verbs: {
        choose: '선택|설정|변경',
        reset: '초기화',
        clear: '지우기',
        remove: '삭제|제거',
        open: '열기|보기',
        close: '닫기',
        search: '검색|찾기',
        type: '입력',
        add: '추가',
        create: '생성',
        click: '클릭',
        sort: '정렬',
        login: '로그인',
        logout: '로그아웃',
      },
      fillers: '를|을|에|의|은|는|이|가|해주세요',
      connectors: '그리고|그런',
      relations: '아니|말고|또는',
    },
    clauses: { breaks: '(?<=\\s|^)(?:그리고|그런)(?=\\s)', tells: '알려|얼마' },
    states: { login: '로그인' },
    naming: { searches: '검색' },
  },
};
