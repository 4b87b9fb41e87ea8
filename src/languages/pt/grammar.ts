import type { Grammar } from '../grammar';

const into = '(em|no|na|dentro de|dentro do|dentro da|ao)';
const click = '(clique|clica|clicar|toque|aperte|pressione|carregue)';
const type = '(digite|digita|digitar|escreva|escreve|escrever|insira|insere|inserir|introduza|coloque|ponha)';
const pick = '(escolha|escolhe|escolher|selecione|seleciona|selecionar)';

/** Commands in Portuguese. */
export const grammar: Grammar = {
  commands: {
    click: [`${click} [em|no|na|sobre] {object}`, 'da um clique (em|no|na) {object}', '(alterne|alternar|alterna) {object}'],
    doubleClick: ['(clique duas vezes|da duplo clique|clique duplo|duplo clique) [em|no|na] {object}'],
    rightClick: ['(clique com o botao direito|botao direito) [em|no|na] {object}'],
    open: ['(abra|abre|abrir|mostre|exiba|expanda) {object}'],
    close: ['(feche|fecha|fechar|oculte) {object}'],
    goTo: ['(va|vai|ir|navegue|mude|passe) (para|ate|a|ao|pra) {object}', '(visite|siga) {object}'],
    type: [
      `${type} {text} ${into} {field}`,
      `${type} {text} como {field}`,
      `${type} {text}`,
      '(preencha|preenche|preencher|complete) {field} com {text}',
      `${into} {field} ${type} {text}`,
    ],
    append: ['(acrescente|adicione) {text} ao (final|texto) (de|do|da) {field}'],
    clear: ['(limpe|limpa|limpar|apague|esvazie) [o (conteudo|texto) (de|do|da)] {field}'],
    search: [
      '(pesquise|pesquisa|pesquisar|procure|procura|procurar|busque|buscar) [por] {text}',
      '(pesquise|procure|busque) [por] {text} (no site|na loja|na pagina)',
    ],
    press: ['(pressione|pressiona|aperte|tecle|carregue em) [a] [tecla] {key}', '(pressione|aperte) [a] [tecla] {key} (em|no|na) {field}'],
    select: [
      `${pick} {option} (em|no|na|de|do|da) {field}`,
      `${pick} {option} como {field}`,
      `${pick} {option}`,
      `(em|no|na) {field} ${pick} {option}`,
    ],
    set: [
      '(defina|define|mude|muda|altere|ajuste|coloque|troque) {field} (para|como|em|por) {option}',
      '(ordene|ordenar|classifique) [os resultados|a lista] por {option}',
    ],
    check: ['(marque|marca|marcar|ative|ativa|ativar) {object}', '(aceite|concorde com) {object}'],
    uncheck: ['(desmarque|desmarcar|desative|desativar) {object}'],
    hover: ['(passe|coloque|mova) o (mouse|rato|cursor) (sobre|por cima de|em|no|na) {object}'],
    drag: ['(arraste|arrasta|arrastar|mova) {object} (para|ate|sobre|em) {target}'],
    scrollUp: ['(role|rola|rolar|suba) [a pagina] [um pouco] [para cima|pra cima|acima] [um pouco]'],
    scrollDown: [
      '(role|rola|rolar|desca) [a pagina] [um pouco] [para baixo|pra baixo|abaixo] [um pouco]',
      '(role|desca) {n} (vezes|paginas|telas) [para baixo]',
      '(role|desca) {n} {unit} [para baixo]',
    ],
    scrollToTop: ['(role|va|suba|volte) (ate o topo|para o topo|ao topo|para o inicio|ate o inicio|ao inicio) [da pagina]'],
    scrollToMiddle: ['(role|va|desca) (ate o meio|para o meio|ao meio|ate a metade|ate o centro|para o centro) [da pagina]'],
    scrollToBottom: ['(role|va|desca) (ate o fim|para o fim|ao fim|ate o final|para o final|ao final|ate embaixo) [da pagina]'],
    scrollToRatio: ['(role|va|desca) (ate|para) {n} (%|por cento) [da pagina]'],
    scrollTo: ['(role|desca) (ate|para) {object}'],
    back: ['(volte|volta|voltar|retorne) [para a pagina anterior|a pagina anterior|uma pagina|para tras]', 'pagina anterior'],
    forward: ['(avance|avancar|va) [para a frente|para frente|adiante]'],
    reload: ['(recarregue|recarregar|atualize|atualizar) [a|esta] pagina', '(recarregue|atualize)'],
    navigate: ['(va|vai|ir|navegue|acesse) [para|a|ao|ate] [a pagina|o site] {url}', '(abra|abre|visite|carregue) [a pagina|o site] {url}'],
    wait: ['(espere|espera|esperar|aguarde) [por|durante] {n} {unit}', '(espere|aguarde) [um pouco|um momento]'],
    waitFor: [
      '(espere|aguarde|esperar) (que|ate que|ate) {text} (apareca|aparecer|fique visivel|esteja visivel)',
      '(espere|aguarde) (que|ate que|ate) (apareca|aparecer) {text}',
      '(espere|aguarde) por {text}',
    ],
    waitGone: ['(espere|aguarde) (que|ate que|ate) {text} (desapareca|desaparecer|sumir|suma)'],
    waitForNavigation: ['(espere|aguarde) (a pagina carregar|o carregamento da pagina|a navegacao|a proxima pagina|que a pagina carregue)'],
    upload: [
      '(envie|carregue|anexe|suba) [o arquivo|o ficheiro] {file} (em|no|na|para|como) {field}',
      '(envie|carregue|anexe|suba) [o arquivo|o ficheiro] {file}',
    ],
    assert: [
      '(verifique|confira|verifica|garanta) (que|se) [a pagina] (aparece|mostra|contem|exibe) {text}',
      '(verifique|confira|garanta) (que|se) {text} (aparece|esta visivel|e exibido|e exibida|esta la)',
      '(verifique|confira) {text}',
    ],
    read: ['(leia|ler|extraia) {object}', 'mostre-me {object}'],
    ask: ['(qual|quais|quem|onde|quando|o que) (e|sao|esta|fica) {object}', '(diga-me|me diga|me de) {object}'],
    count: ['(quantos|quantas) {object} (ha|existem|tem|aparecem) [aqui]', '(quantos|quantas) {object}', 'conte {object}'],
    price: ['quanto (custa|custam|vale) {object}', 'qual e o preco (de|do|da) {object}'],
    cheapest: ['qual e (o|a) {object} mais (barato|barata)', 'qual e (o|a) mais (barato|barata)'],
    dearest: ['qual e (o|a) {object} mais (caro|cara)', 'qual e (o|a) mais (caro|cara)'],
    exists: ['(ha|existe|tem) [um|uma|algum|alguma] {object} [aqui|na pagina]'],
    addToCart: ['(adicione|adiciona|adicionar|coloque|ponha) {target} (ao|no|ao meu|no meu) carrinho'],
    submit: ['(envie|envia|enviar|submeta) [o|este] formulario'],
    login: [
      '(entre|faca login|inicie sessao|faz login|acesse) (como|com) [o usuario|usuario|o email] {user} (e|com) [a] [senha|palavra-passe] {secret}',
    ],
    screenshot: ['(tire|faca|capture) (uma captura de tela|um screenshot|a tela)'],
  },
  connectors: 'e|depois|e depois|então|e então|em seguida|e em seguida|por fim|e por fim|finalmente',
  polite: 'por favor|você pode|pode|poderia|quero que|quero|eu quero|gostaria de|agora|primeiro|depois|então|em seguida|abra-me',
  trailing: 'por favor|obrigado|obrigada|para mim',
  articles: 'o|a|os|as|um|uma|do|da|de|no|na|ao|este|esta|esse|essa|meu|minha|em|chamado|chamada',
  ordinals:
    '1=primeiro=primeira=1º=1ª|2=segundo=segunda=2º=2ª|3=terceiro=terceira=3º=3ª|4=quarto=quarta|5=quinto=quinta|6=sexto=sexta|7=sétimo=sétima|8=oitavo=oitava|9=nono=nona|10=décimo=décima|-1=último=última',
  numbers: '1=um=uma|2=dois=duas|3=três|4=quatro|5=cinco|6=seis|7=sete|8=oito|9=nove|10=dez',
  relations: [
    '{head} (na|da) linha (de|do|da|com) {anchor}',
    '{head} (de|do|da|em|no|na|para|dos|das) {anchor}',
    '{head} (ao lado de|perto de|abaixo de|acima de|ao lado do|ao lado da) {anchor}',
  ],
  pronouns: 'ele|ela|isso|isto|lo|la',
  on: 'ativado|ligado|sim|verdadeiro',
  off: 'desativado|desligado|não|falso',
  units: { ms: 'milisegundos?', s: 'segundos?', min: 'minutos?', px: 'pixeles' },
  numberEndings: 'º|ª|°',
  silentArticles: 'uma',
  prepositions: 'de|da|do|para|por',
  attaches: 'com|para',
  pageTitle: '(?:o )?t[ií]tulo(?: da página)?',
  pageAddress: '(?:o |a )?url',
};
