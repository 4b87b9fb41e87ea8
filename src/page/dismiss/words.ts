import { bareWords } from '../../lib/text';

/** What a control says, without accents of Latin letters, and without the signs and pictures that stand beside its words ("Skip »", "× Close"). */
export const saidOn = (name: string) =>
  bareWords(name)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ');

/** How pages call what closes something that is in the way, as `saidOn` has it. Closing without choosing comes first. */
const list = (words: string) => new Set(words.split(',').map(saidOn));

/** Close, skip, got it, not now, no thanks. */
export const CLOSES = list(
  'x,close,close dialog,close modal,close popup,close banner,dismiss,skip,skip tour,skip for now,skip intro,got it,ok got it,i understand,understood,not now,maybe later,' +
    'later,remind me later,no thanks,no thank you,continue without,continue browsing,' +
    'schließen,schliessen,uberspringen,verstanden,alles klar,nicht jetzt,spater,nein danke,vielleicht spater,' +
    'fermer,passer,ignorer,compris,j’ai compris,pas maintenant,plus tard,non merci,' +
    'cerrar,omitir,saltar,entendido,ahora no,mas tarde,no gracias,chiudi,salta,ho capito,non ora,piu tardi,no grazie,' +
    'fechar,pular,entendi,agora nao,mais tarde,nao obrigado,sluiten,overslaan,begrepen,niet nu,later misschien,nee bedankt,' +
    'zamknij,pomin,rozumiem,nie teraz,pozniej,nie dziekuje,stang,hoppa over,jag forstar,inte nu,nej tack,luk,lukk,ikke na,nej tak,nei takk,' +
    'sulje,ohita,ei nyt,ei kiitos,zavrit,preskocit,rozumim,ted ne,ne dekuji,kapat,atla,anladim,simdi degil,hayir tesekkurler,' +
    'закрыть,пропустить,понятно,не сейчас,позже,нет спасибо,закрити,閉じる,スキップ,わかりました,後で,いいえ結構です,关闭,關閉,跳过,跳過,知道了,我知道了,以后再说,不用了,닫기,건너뛰기,확인했습니다,나중에',
);

/** Cookie choices that allow the least. */
export const REFUSES = list(
  'reject,reject all,reject all cookies,decline,decline all,deny,deny all,refuse,refuse all,necessary only,only necessary,use necessary cookies only,essential only,' +
    'only essential,only essential cookies,strictly necessary only,continue without accepting,' +
    'ablehnen,alle ablehnen,nur notwendige,nur notwendige cookies,nur erforderliche,nur essenzielle cookies,ohne zustimmung fortfahren,' +
    'refuser,tout refuser,continuer sans accepter,rechazar,rechazar todo,rechazar todas,solo necesarias,rifiuta,rifiuta tutto,rifiuta tutti,solo necessari,' +
    'rejeitar,rejeitar tudo,recusar,recusar tudo,weigeren,alles weigeren,alleen noodzakelijke,odrzuc,odrzuc wszystkie,avvisa alla,avvis alle,afvis alle,' +
    'hylkaa kaikki,odmitnout,odmitnout vse,reddet,tumunu reddet,отклонить,отклонить все,拒否,すべて拒否,拒绝,全部拒绝,拒絕,거부,모두 거부',
);

/** Cookie choices that allow all: taken only where nothing allows less. */
export const ACCEPTS = list(
  'accept,accept all,accept all cookies,accept cookies,agree,i agree,allow,allow all,allow all cookies,ok,okay,consent,' +
    'akzeptieren,alle akzeptieren,zustimmen,alle cookies akzeptieren,accepter,tout accepter,j’accepte,aceptar,aceptar todo,aceptar todas,acepto,' +
    'accetta,accetta tutto,accetta tutti,aceitar,aceitar tudo,aceitar todos,accepteren,alles accepteren,akceptuj,akceptuje,zaakceptuj wszystkie,' +
    'acceptera,acceptera alla,godta alle,accepter alle,hyvaksy,hyvaksy kaikki,prijmout,prijmout vse,kabul et,tumunu kabul et,' +
    'принять,принять все,同意する,すべて同意,接受,全部接受,同意,동의,모두 동의',
);

/** Does a text speak of cookies or of consent to tracking? */
export const ABOUT_COOKIES =
  /cookie|gdpr|dsgvo|tracking|einwilligung|datenschutz|consent|confidentialit|privacidad|privacy|プライバシー|クッキー|隐私|쿠키/i;

/** What a notice offers as its only way on: nothing is decided by it, for there is nothing else to choose. */
export const GOES_ON = list(
  'ok,okay,get started,start,let’s go,lets go,let’s start,begin,continue,done,enter,explore,take me there,start exploring,' +
    'los geht’s,los gehts,loslegen,starten,weiter,fertig,beginnen,commencer,c’est parti,demarrer,continuer,termine,' +
    'empezar,comenzar,vamos,continuar,listo,aceptar,comecar,pronto,inizia,iniziamo,continua,fatto,beginnen,aan de slag,doorgaan,' +
    'rozpocznij,dalej,gotowe,kom igang,kom i gang,fortsatt,fortsaet,aloita,jatka,zacit,pokracovat,basla,devam,' +
    'начать,продолжить,готово,はじめる,始める,続ける,開始,完了,开始,開始使用,开始使用,继续,繼續,完成,好的,확인,시작하기,시작,계속',
);
