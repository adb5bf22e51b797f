import { documentedCodes, operations } from '@brand/contract';
import { describe, expect, it } from 'vitest';
import { writeSetting } from '../settings/settings.ts';
import { codeRecipes, sessionRecipe } from './codeRecipes.ts';
import { pathOf } from './contract.ts';
import { tokenFor } from './contractCalls.ts';
import { goodRequest } from './goodRequests.ts';
import { passkeyRecipes } from './passkeyRecipes.ts';
import { promotionRecipes } from './promotionRecipes.ts';
import { testSandbox } from './testSandbox.ts';

const recipes = { ...codeRecipes, ...passkeyRecipes, ...promotionRecipes };

const codes = operations.flatMap((operation) => {
  const own = documentedCodes(operation).map(({ code }) => code);
  return [...new Set(own)].map((code) => ({ id: operation.id, code, operation }));
});

const business = codes.filter(({ code }) => code !== 7002 && code !== 7003);
const session = codes.filter(({ code }) => code === 7002 || code === 7003);

describe('a documented code of the contract', () => {
  it('has a recipe, and every recipe is for a documented code', () => {
    const named = ({ id, code }: { id: string; code: number }) => `${id} ${code}`;
    const cooked = Object.entries(recipes).flatMap(([id, each]) =>
      Object.keys(each).map((code) => named({ id, code: Number(code) })),
    );
    expect(cooked.sort()).toEqual(business.map(named).sort());
  });

  it.each(business)('is returned by $id: $code', async ({ id, code }) => {
    const recipe = recipes[id]?.[code];
    if (!recipe) throw new Error(`nothing is known that makes ${id} answer ${code}`);
    const { body } = await recipe(testSandbox());
    expect(body.code).toBe(code);
  });

  it.each(session)('ends or renews the session at $id: $code', async ({ code, operation }) => {
    const { body } = await sessionRecipe(operation, code)(testSandbox());
    expect(body.code).toBe(code);
  });

  it.each(operations.filter(({ replies }) => '503' in replies))(
    'is 9998 at $id during maintenance',
    async (operation) => {
      const sandbox = testSandbox();
      const request = goodRequest(operation);
      const token = await tokenFor(sandbox, operation, 'm_0001');
      const path = pathOf(operation, request);
      if (path === '/') return;
      writeSetting(sandbox.db, 'maintenance', 'ปิดปรับปรุงระบบ');
      const { status, body } = await sandbox.call(operation.method, path, { token, ...request });
      expect([status, body.code]).toEqual([503, 9998]);
    },
  );
});
