import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { createMaintenanceApi } from './maintenanceApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { SERVER_DATE, clientOptions, json } from '../testing/fakeServer.ts';
import { WRONG_REPLIES, respond } from './testing/wrongMaintenanceReplies.ts';

const NOW = Date.parse(SERVER_DATE);

function apiOver(answer: () => Response | Promise<Response>) {
  const { options, seen } = clientOptions(answer);
  return { api: createMaintenanceApi(createMemberApi(options).client, () => NOW), seen };
}

describe('maintenance check', () => {
  it.each([
    ['{"code":0}', { text: null, endsAt: null }],
    ['{"code":0,"messages":"ปิดปรับปรุง"}', { text: 'ปิดปรับปรุง', endsAt: null }],
    ['{"code":0,"messages":"  "}', { text: null, endsAt: null }],
    ['{"code":0,"result":{"expected_end":null}}', { text: null, endsAt: null }],
    [
      '{"code":0,"messages":"x","result":{"expected_end":1768451400}}',
      { text: 'x', endsAt: 1_768_451_400_000 },
    ],
    ['{"code":1}', null],
    ['{"code":1,"messages":"ok","time":12}', null],
    ['{"code":7003}', null],
    ['{"code":-1}', null],
  ])('reads %s', async (body, expected) => {
    expect(await apiOver(() => respond(body)).api.check()).toEqual(expected);
  });

  it('accepts a content type with charset, and a missing date', async () => {
    for (const headers of [{ 'content-type': 'application/json; charset=utf-8' }, { date: '' }]) {
      const { api } = apiOver(() => respond('{"code":0}', { headers }));
      expect(await api.check()).toEqual({ text: null, endsAt: null });
    }
  });

  it('sends no data about the user', async () => {
    const { api, seen } = apiOver(() => json({ code: 1 }));
    await api.check();
    expect(seen).toMatchObject([{ method: 'GET', path: '/', token: null, contentType: null }]);
  });
});

describe('invalid maintenance reply', () => {
  it('is tested in more than 200 variants', () => {
    expect(WRONG_REPLIES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(WRONG_REPLIES.map(([name]) => name)).size).toBe(WRONG_REPLIES.length);
  });

  it.each(WRONG_REPLIES)('is refused: %s', async (_, answer) => {
    await expect(apiOver(answer).api.check()).rejects.toBeInstanceOf(ApiError);
  });

  it('that never arrives can be aborted by the caller', async () => {
    const gone = new AbortController();
    const { api } = apiOver(() => new Promise(() => undefined));
    const asked = api.check({ signal: gone.signal });
    gone.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });
});
