import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { answersToClicks, builtSite, type OpenOptions, PHONE, WINDOWS } from '../support/builtSite';
import { axeViolations } from '../support/axeViolations';
import { hasFocus, tabTo } from '../support/keyboard';
import { type LeadDesk, startLeadDesk } from '../support/leadDesk';
import { sidewards } from '../support/pageLook';
import { builtPages } from '../support/builtPages';

const site = builtSite();
let desk: LeadDesk;

beforeEach(async () => {
  desk = await startLeadDesk();
});
afterEach(() => desk.close());
