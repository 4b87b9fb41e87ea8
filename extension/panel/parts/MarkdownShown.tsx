import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { parseUrl } from '../../../src/lib/url';
import { say } from '../../locales/say';
import { csvOf } from '../store/csv';
import { saveFile } from '../store/save-file';
import { Button } from './Button';

/**
 * A model's Markdown as elements. It may hold what a page says: HTML is shown as text, a picture as its words, and a link leads to http and https addresses only.
 */
export function MarkdownShown({ text }: { text: string }) {
  return <div className="marked stack">{drawn(lexer(text, { gfm: true, breaks: true }))}</div>;
}

const drawn = (tokens: readonly Token[] = []): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an answer is drawn once, and its parts have no other key
  tokens.map((token, at) => <Fragment key={at}>{draw(token as MarkedToken)}</Fragment>);

function draw(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <h3>{drawn(token.tokens)}</h3>;
    case 'paragraph':
      return <p>{drawn(token.tokens)}</p>;
    case 'list': {
      const items = token.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>{drawn(item.tokens)}</li>
      ));
      return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableShown table={token} />;
    case 'blockquote':
      return <blockquote>{drawn(token.tokens)}</blockquote>;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{drawn(token.tokens)}</strong>;
    case 'em':
      return <em>{drawn(token.tokens)}</em>;
    case 'del':
      return <del>{drawn(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
      return <LinkShown link={token} />;
    case 'space':
    case 'def':
      return null;
    case 'text':
      return token.tokens ? drawn(token.tokens) : token.text;
    default:
      return token.text;
  }
}

function LinkShown({ link: { href, tokens } }: { link: Tokens.Link }) {
  const url = parseUrl(href);
  if (!url || !/^https?:$/.test(url.protocol)) return drawn(tokens);
  return (
    <a href={url.href} title={url.href} target="_blank" rel="noreferrer">
      {drawn(tokens)}
    </a>
  );
}

function TableShown({ table: { header, rows } }: { table: Tokens.Table }) {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => textOf(tokens)));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="marked-table" aria-label={say('run.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>{header.map((cell, at) => drawCell('th', cell, at))}</tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <tr key={at}>{row.map((cell, column) => drawCell('td', cell, column))}</tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="row">
        <Button small icon="out" onClick={() => saveFile('table.csv', 'text/csv', csvOf(cells))}>
          {say('run.csv')}
        </Button>
      </div>
    </>
  );
}

const drawCell = (Cell: 'td' | 'th', { tokens, align }: Tokens.TableCell, at: number) => (
  <Cell key={at} style={align ? { textAlign: align } : undefined}>
    {drawn(tokens)}
  </Cell>
);

/** The words of it alone. */
const textOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? textOf(token.tokens) : token.type === 'br' ? ' ' : 'text' in token ? token.text : '',
    )
    .join('');
