import { describe, expect, test } from 'vitest';
import { onlyPlaceholder, placeholdersIn, replacePlaceholders, replaceSecrets, secretNamesIn } from './placeholder';

describe('a placeholder', () => {
  test.each([
    ['{{name}}', ['name']],
    ['to {{first-name}} and {{x_2}}', ['first-name', 'x_2']],
    ['{{secret:pin}}{{secret:desk.pin}} {{secret:2fa}}', ['secret pin', 'secret desk.pin', 'secret 2fa']],
    // What templates of pages hold.
    ['{{ name }} {{user.name}} {{1}} {name} {{}} {{secret:}} {{secret: pin}}', []],
    ['{{{name}}}', ['name']],
    [`{{${'x'.repeat(62)}}}`, []],
    ['{{constructor}} {{__proto__}}', ['constructor']],
  ])('%s', (text, wanted) => {
    expect(placeholdersIn(text).map(({ name, secret }) => (secret ? `secret ${name}` : name))).toEqual(wanted);
  });

  test('is the whole text or not', () => {
    expect(onlyPlaceholder('{{secret:pin}}')).toEqual({ whole: '{{secret:pin}}', name: 'pin', secret: true });
    expect(onlyPlaceholder('{{who}}')).toEqual({ whole: '{{who}}', name: 'who', secret: false });
    for (const text of ['', ' {{who}}', '{{who}}!', '{{who}}{{who}}', 'who']) expect(onlyPlaceholder(text)).toBeUndefined();
  });

  test('is replaced, or the secrets alone, and what they are replaced by is not read again', () => {
    expect(replacePlaceholders('{{a}} {{secret:b}} {{c}}', ({ name, secret }) => (secret ? '{{c}}' : `<${name}$&>`))).toBe(
      '<a$&> {{c}} <c$&>',
    );
    expect(replaceSecrets('{{a}} {{secret:b}} {{secret:b}}', (name) => `{{${name}}}`)).toBe('{{a}} {{b}} {{b}}');
    expect(secretNamesIn('{{a}} {{secret:b}} {{secret:b}}')).toEqual(['b', 'b']);
  });
});
