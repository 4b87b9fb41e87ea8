import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';

/** A Chromium that Puppeteer drives: Playwright keeps the pages of DevTools to itself, and pages awake that nobody sees. */
export const launchPuppeteer = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({ executablePath: findChromium(), args: [...args, ...browserSwitches()], ...options });

export type { Browser, Page };
