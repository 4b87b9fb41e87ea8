import 'deep-chat';

const place = document.querySelector('#app');
window.told = [];
const chat = document.createElement('deep-chat');
Object.assign(chat, {
  history: [{ role: 'ai', text: 'What tea would you like?' }],
  introMessage: undefined,
  textInput: { placeholder: { text: location.search.includes('de') ? 'Schreib etwas' : 'Write something' } },
  mixedFiles: false,
  dropupStyles: {},
  connect: {
    handler: async (body, signals) => {
      const text = body.messages?.at(-1)?.text ?? '';
      window.told.push(text);
      signals.onResponse({
        html: `<p>Heard: ${text}</p><button class="deep-chat-button deep-chat-suggestion-button">With milk</button> <button class="deep-chat-button deep-chat-suggestion-button">Without milk</button>`,
      });
    },
  },
});
chat.style.cssText = 'width:420px;height:560px;margin:30px';
place.append(chat);
const field = document.createElement('label');
field.innerHTML = 'Subject <input name="subject">';
place.prepend(field);
