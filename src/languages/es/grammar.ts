import type { Grammar } from '../grammar';

const into = '(en|dentro de|a)';
const click = '(haz clic|haga clic|hacer clic|clic|clica|cliquea|pulsa|pulse|pulsar|presiona|presione|toca)';
const type = '(escribe|escriba|escribir|teclea|teclee|introduce|introduzca|introducir|ingresa|ingrese|pon|mete)';
const pick = '(elige|elija|elegir|selecciona|seleccione|seleccionar|escoge|escoja)';

/** Commands in Spanish. */
export const grammar: Grammar = {
  commands: {
    click: [`${click} [en|sobre] {object}`, `da clic (en|a) {object}`, '(alterna|alterne|alternar|conmuta|conmutar) {object}'],
    doubleClick: ['(haz doble clic|haga doble clic|doble clic) [en|sobre] {object}'],
    rightClick: [
      '(haz clic derecho|haga clic derecho|clic derecho) [en|sobre] {object}',
      'haz clic con el boton derecho (en|sobre) {object}',
    ],
    open: ['(abre|abra|abrir|muestra|despliega) {object}'],
    close: ['(cierra|cierre|cerrar|oculta) {object}'],
    goTo: ['(ve|vaya|ir|navega|cambia|pasa) (a|al|hacia|hasta) {object}', '(visita|sigue) {object}'],
    type: [
      `${type} {text} ${into} {field}`,
      `${type} {text} como {field}`,
      `${type} {text}`,
      '(rellena|rellene|completa|complete|llena) {field} con {text}',
      `en {field} ${type} {text}`,
    ],
    append: ['(anade|agrega) {text} al (final|texto) de {field}'],
    selectAll: ['selecciona todo [el texto]'],
    clear: ['(borra|borre|vacia|vacie|limpia|limpie) [el (contenido|texto) (de|del)] {field}'],
    search: ['(busca|busque|buscar) [por] {text}', '(busca|busque) {text} (en el sitio|en la tienda|en la pagina)'],
    press: ['(pulsa|pulse|presiona|presione|oprime) [la] [tecla] {key}', '(pulsa|presiona) [la] [tecla] {key} en {field}'],
    select: [
      `${pick} {option} (en|de|del|desde) {field}`,
      `${pick} {option} como {field}`,
      `${pick} {option}`,
      `en {field} ${pick} {option}`,
    ],
    set: [
      '(pon|ponga|cambia|cambie|ajusta|establece|fija) {field} (a|en|por|como) {option}',
      '(ordena|ordenar|ordene) [los resultados|la lista] por {option}',
    ],
    check: ['(marca|marque|marcar|activa|active|activar) {object}', '(acepta|acepte) {object}'],
    uncheck: ['(desmarca|desmarque|desmarcar|desactiva|desactive|desactivar) {object}'],
    hover: ['(pasa|pase|coloca|mueve) el (raton|cursor|puntero) (sobre|por encima de|a) {object}'],
    drag: ['(arrastra|arrastre|mueve|mueva) {object} (a|al|hasta|hacia|sobre|en) {target}'],
    scrollUp: [
      '(desplazate|desplaza|desplaza la pagina|sube) [un poco] [hacia arriba|arriba] [un poco]',
      'haz scroll (hacia arriba|arriba)',
    ],
    scrollDown: [
      '(desplazate|desplaza|desplaza la pagina|baja) [un poco] [hacia abajo|abajo] [un poco]',
      'haz scroll [hacia abajo|abajo]',
      '(desplazate|baja|haz scroll) {n} (veces|paginas|pantallas) [hacia abajo]',
      '(desplazate|baja|haz scroll) {n} {unit} [hacia abajo]',
    ],
    scrollToTop: ['(desplazate|ve|sube|vuelve|haz scroll) (al principio|al inicio|arriba del todo|hasta arriba) [de la pagina]'],
    scrollToMiddle: ['(desplazate|ve|baja|haz scroll) [hasta] (a la mitad|al medio|al centro|el medio|la mitad|el centro) [de la pagina]'],
    scrollToBottom: ['(desplazate|ve|baja|haz scroll) (al final|abajo del todo|hasta abajo|hasta el final) [de la pagina]'],
    scrollToRatio: ['(desplazate|ve|baja) (al|hasta el) {n} (%|por ciento) [de la pagina]'],
    scrollTo: ['(desplazate|baja|haz scroll) (hasta|a|al) {object}'],
    back: ['(vuelve|vuelva|volver|regresa|regrese|ve|ir) (atras|a la pagina anterior|hacia atras)', 'atras', 'pagina anterior'],
    forward: ['(ve|avanza|ir) (adelante|hacia adelante)', 'adelante'],
    reload: ['(recarga|recargue|recargar|actualiza|actualice|actualizar|refresca) [la|esta] pagina', '(recarga|refresca)'],
    navigate: ['(ve|vaya|ir|navega) (a|al) [la pagina|el sitio|sitio] {url}', '(abre|abra|visita|carga) [la pagina|el sitio] {url}'],
    wait: ['(espera|espere|esperar) [durante] {n} {unit}', '(espera|espere) [un poco|un momento]'],
    waitFor: [
      '(espera|espere|esperar) (a que|hasta que|que) (aparezca|se vea|se muestre|salga) {text}',
      '(espera|espere|esperar) (a que|hasta que|que) {text} (aparezca|se vea|se muestre|sea visible)',
      '(espera|espere) (a|por) {text}',
    ],
    waitGone: ['(espera|espere) (a que|hasta que|que) {text} desaparezca', '(espera|espere) (a que|hasta que|que) desaparezca {text}'],
    waitForNavigation: [
      '(espera|espere) (a que cargue la pagina|la navegacion|la pagina siguiente|a que se cargue la pagina|hasta que cargue la pagina)',
    ],
    upload: [
      '(sube|suba|subir|carga|adjunta|adjunte) [el archivo] {file} (a|en|al) {field}',
      '(sube|suba|subir|adjunta|adjunte) [el archivo] {file}',
    ],
    assert: [
      '(comprueba|compruebe|verifica|verifique|asegurate de) que [la pagina] (aparece|se ve|se muestra|contiene|muestra|dice) {text}',
      '(comprueba|verifica|verifique) que {text} (aparece|se ve|se muestra|es visible|esta visible|esta)',
      '(comprueba|verifica) {text}',
    ],
    read: ['(lee|lea|leer|extrae|extraiga) {object}', 'muestrame {object}'],
    ask: ['(cual|que|quien|donde|cuando) (es|son|esta) {object}', '(dime|dame) {object}'],
    count: ['(cuantos|cuantas) {object} (hay|son|aparecen) [aqui]', '(cuantos|cuantas) {object}', 'cuenta {object}'],
    price: ['cuanto (cuesta|cuestan|vale|valen) {object}', 'cual es el precio (de|del|de la) {object}'],
    cheapest: [
      'cual es (el|la) {object} mas (barato|barata|economico|economica)',
      'cual es (el|la|lo) mas (barato|barata|economico|economica)',
    ],
    dearest: ['cual es (el|la) {object} mas (caro|cara)', 'cual es (el|la|lo) mas (caro|cara)'],
    exists: ['hay [un|una|algun|alguna] {object} [aqui|en la pagina]', 'ves [un|una] {object}'],
    addToCart: [
      '(anade|anada|agrega|agregue|pon|mete) {target} (al|en el|a mi|en mi) (carrito|cesta|carro)',
      '(anade|agrega|pon) {target} a la cesta',
    ],
    submit: ['(envia|envie|enviar|manda) [el|este] formulario'],
    login: [
      '(inicia sesion|inicie sesion|iniciar sesion|entra|accede) (como|con) [el usuario|usuario|el correo] {user} (y|con) [la] [contrasena|clave] {secret}',
    ],
    screenshot: ['(haz|toma|saca|haga|tome) una (captura|captura de pantalla)'],
  },
  connectors: 'y|luego|y luego|después|y después|entonces|a continuación|y a continuación|finalmente|por último|y por último|e',
  polite: 'por favor|puedes|podrías|quiero que|quiero|quisiera|me gustaría|ahora|primero|luego|después|entonces|abra',
  trailing: 'por favor|gracias|para mí',
  uses: 'dibuja|añade|agrega|inserta|crea|haz|pon|empieza|muestra|cambia|usa|lee',
  times: 'veces',
  every: '2=ambos=ambas|0=cada=todos=todas',
  word: 'palabra',
  where: 'abajo|arriba|izquierda|derecha',
  upper: 'mayúsculas|mayúscula',
  lower: 'minúsculas|minúscula',
  copies: 'copia|copiar|copie',
  articles: 'el|la|los|las|un|una|unos|unas|del|de la|de|al|este|esta|mi|en|llamado|llamada|que dice',
  ordinals:
    '1=primer=primero=primera=1º=1ª|2=segundo=segunda=2º=2ª|3=tercer=tercero=tercera=3º=3ª|4=cuarto=cuarta|5=quinto=quinta|6=sexto=sexta|7=séptimo=séptima|8=octavo=octava|9=noveno=novena|10=décimo=décima|-1=último=última',
  numbers: '1=un=uno=una|2=dos|3=tres|4=cuatro|5=cinco|6=seis|7=siete|8=ocho|9=nueve|10=diez',
  relations: [
    '{head} (en|de) la (fila|línea) (de|con) {anchor}',
    '{head} (de|del|en|para|de la|en el|en la) {anchor}',
    '{head} (junto a|al lado de|cerca de|debajo de|encima de) {anchor}',
  ],
  pronouns: 'lo|la|los|las|eso|esto|ahí|allí',
  on: 'activado|sí|verdadero|encendido',
  off: 'desactivado|no|falso|apagado',
  units: { ms: 'milisegundos?', s: 'segundos?', min: 'minutos?', px: 'pixeles' },
  numberEndings: 'º|ª|°',
  silentArticles: 'el|la|los|las|un|una',
  prepositions: 'de|del|para|por',
  attaches: 'con|para',
  pageTitle: '(?:el )?t[ií]tulo(?: de la página)?',
  pageAddress: '(?:el |la )?url',
};
