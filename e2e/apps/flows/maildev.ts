import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { freePort } from '../../fixtures/listen';
import { type Application, clicks, step, writes } from '../flow';
import { inPackages, program } from '../serve';

const MAILS = [
  ['Ann', 'Tea on Friday', 'Shall we have tea on Friday?'],
  ['Bob', 'Your invoice', 'Please find your invoice.'],
  ['Cid', 'Tea on Sunday', 'Or rather on Sunday?'],
] as const;

/** One letter by SMTP. */
function send(port: number, [from, subject, text]: (typeof MAILS)[number]): Promise<void> {
  const address = `${from.toLowerCase()}@post.example`;
  const lines = [
    'HELO here',
    `MAIL FROM:<${address}>`,
    'RCPT TO:<me@post.example>',
    'DATA',
    `From: ${from} <${address}>\r\nTo: me@post.example\r\nSubject: ${subject}\r\n\r\n${text}\r\n.`,
    'QUIT',
  ];
  return new Promise((sent, failed) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => {
      const line = lines.shift();
      if (line) socket.write(`${line}\r\n`);
    });
    socket.on('close', () => sent());
    socket.on('error', failed);
  });
}

export const maildev: Application = {
  name: 'MailDev',
  kind: 'mail client',
  serve: async (given) => {
    const [port, smtp] = [given || (await freePort()), await freePort()];
    const url = `http://127.0.0.1:${port}/`;
    const server = await program(
      inPackages('maildev/bin/maildev'),
      ['--web', String(port), '--smtp', String(smtp), '--ip', '127.0.0.1', '--silent'],
      url,
    );
    const reset = async () => {
      await fetch(`${url}email/all`, { method: 'DELETE' });
      for (const mail of MAILS) await send(smtp, mail);
      // A letter is kept only after its sender was answered; one of before must not come after the next reset.
      await expect.poll(async () => ((await (await fetch(`${url}email`)).json()) as unknown[]).length).toBe(MAILS.length);
    };
    await reset();
    return { url, reset, close: server.end };
  },
  ready: (tab) => tab.getByText('Your invoice').first().waitFor(),
  steps: [
    writes('look for tea', 'type:tea', 'input[type=search], input[ng-model*=search], .search-input >> nth=0', 'tea'),
    step('open the one of Sunday', 'click', ({ click, tab }) => click(tab.getByText('Tea on Sunday').first())),
    clicks('delete it', 'click', '[ng-click="delete(item)"]'),
    step('everything again', 'type', async ({ click, press, tab }) => {
      await click(tab.locator('input[type=search], input[ng-model*=search], .search-input').first());
      await press('Control+a', 'Backspace');
    }),
    step('open the invoice', 'click', ({ click, tab }) => click(tab.getByText('Your invoice').first())),
    clicks('all were read', 'click', '[ng-click="markReadAll()"]'),
    clicks('in the dark', 'click', '[ng-click="toggleDarkTheme()"]'),
  ],
  state: async (tab, { url }) => {
    const mails = (await (await fetch(`${url}email`)).json()) as { subject: string; read: boolean }[];
    const dark = await tab.evaluate(() => /dark/.test(document.documentElement.outerHTML.slice(0, 400) + document.body.className));
    return [
      new URL(tab.url()).hash.replace(/[\w-]{8,}$/, ''),
      dark,
      ...mails.map(({ subject, read }) => `${subject}${read ? '' : ' (new)'}`),
    ];
  },
  right: ['#/email/', true, 'Tea on Friday', 'Your invoice'],
};
