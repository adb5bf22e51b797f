/// <reference types="vite/client" />
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BaselineGame } from './BaselineCard.tsx';
import { BaselineGrid } from './BaselineGrid.tsx';
import { BaselineNotice } from './BaselineNotice.tsx';
import { Sign } from './Sign.tsx';
// The site's font. A fallback font that the machine has to look up would cost more than everything else.
import '../../../../packages/ui/src/fonts/looped-anuphan.css';
import './baseline.css';

const KINDS = { casino: 'คาสิโน', slot: 'สล็อต', fishing: 'ยิงปลา', lotto: 'หวย', sport: 'กีฬา' };
const MENU = ['ทั่วไป', 'กระเป๋าเงิน', 'เกม', 'เมนูอื่น', 'บัญชี'];
const LINKS = ['หน้าแรก', 'เกมโปรด', 'เล่นล่าสุด', 'ฝากเงิน'];
const TABS = ['หน้าแรก', 'เกม', 'ฝากเงิน', 'โปรโมชั่น', 'เมนู'];
/** The deposit channels that the site shows to this member. */
const CASHIER = ['ฝากเงิน', 'ฝาก USDT', 'ถอนเงิน'];
const CHANNELS = {
  'สแกน QR': ['QR ธนาคารกรุงเทพ', 'QR ธนาคารกสิกรไทย', 'QR ธนาคารไทยพาณิชย์'],
  วอลเล็ท: ['OneWallet'],
  โอนผ่านธนาคาร: ['ธนาคารกรุงไทย', 'ธนาคารออมสิน'],
};
const FIRST_PAGE = 60;
const NEXT_PAGES = 500;

interface List {
  readonly games: readonly BaselineGame[];
  readonly total: number;
}
const NONE: List = { games: [], total: 0 };
const kept = new Map<string, List>();

/** The fields of a game that a list needs, validated by hand. Invalid games are dropped. */
function isGame(one: Partial<BaselineGame> | null): one is BaselineGame {
  return (
    typeof one?._id === 'string' &&
    typeof one.nameTh === 'string' &&
    typeof one.provider?.name === 'string' &&
    typeof one.img === 'string'
  );
}

/** One or two screens first and the rest afterwards, in the same requests as the site. Cached. */
async function fetchList(type: string, onPage: (list: List) => void): Promise<void> {
  let list = NONE;
  do {
    const skip = list.games.length;
    const reply = await fetch('/api/v3/member/game/lists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, limit: skip === 0 ? FIRST_PAGE : NEXT_PAGES, skip }),
    });
    const { result } = (await reply.json()) as { result: { list: BaselineGame[]; total: number } };
    list = { games: [...list.games, ...result.list.filter(isGame)], total: result.total };
    kept.set(type, list);
    onPage(list);
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  } while (list.games.length < list.total);
}

const typeOfAddress = () => location.pathname.split('/').at(-1) ?? 'slot';

function Links({ words }: { words: readonly string[] }) {
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>
          <a href="/list/slot">
            <Sign />
            <span>{word}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function BaselinePage() {
  const [type, setType] = useState(typeOfAddress);
  const [list, setList] = useState(kept.get(type) ?? NONE);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let current = true;
    if (!kept.has(type)) void fetchList(type, (part) => current && setList(part));
    return () => {
      current = false;
    };
  }, [type]);
  const go = (event: MouseEvent, to: string) => {
    event.preventDefault();
    history.pushState(null, '', `/list/${to}`);
    scrollTo(0, 0);
    setType(to);
    setList(kept.get(to) ?? NONE);
  };
  return (
    <>
      <header className="header">
        <button type="button" aria-label="เมนู">
          <Sign />
        </button>
        <a href="/">Floor</a>
        <form className="search" role="search">
          <Sign />
          <input type="search" aria-label="ค้นหาเกม" />
        </form>
        <a href="/history" aria-label="ประวัติ">
          <Sign />
        </a>
        <span className="balance">
          <span>ยอดเงินคงเหลือ</span>
          <span>12,500.00</span>
        </span>
        <button
          type="button"
          className="deposit"
          data-part="deposit"
          onClick={() => dialog.current?.showModal()}
        >
          <Sign />
          ฝากเงิน
        </button>
      </header>
      <nav className="menu" aria-label="เมนูหลัก">
        {MENU.map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            <Links words={LINKS} />
          </section>
        ))}
      </nav>
      <main>
        <nav aria-label="หมวดเกม">
          <ul className="chips">
            {Object.entries(KINDS).map(([kind, name]) => (
              <li key={kind}>
                <a href={`/list/${kind}`} onClick={(event) => go(event, kind)}>
                  <Sign />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{KINDS[type as keyof typeof KINDS]}</h1>
        {list.total > 0 && <BaselineGrid key={type} games={list.games} total={list.total} />}
      </main>
      <footer className="footer">
        {MENU.slice(2, 4).map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            <Links words={LINKS} />
          </section>
        ))}
        <p>สำหรับผู้ที่มีอายุ 20 ปีขึ้นไปเท่านั้น</p>
      </footer>
      <nav className="tabs" aria-label="แถบเมนู">
        <Links words={TABS} />
      </nav>
      <BaselineNotice />
      <dialog ref={dialog} aria-label="ฝากเงิน">
        <button type="button" onClick={() => dialog.current?.close()}>
          ปิด
        </button>
        <h2>กระเป๋าเงิน</h2>
        <div className="cashier">
          {CASHIER.map((name) => (
            <button key={name} type="button">
              <Sign />
              <span>{name}</span>
            </button>
          ))}
        </div>
        <section>
          <h2>เลือกช่องทางการฝาก</h2>
          {Object.entries(CHANNELS).map(([group, names]) => (
            <div key={group}>
              <h3>{group}</h3>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <button type="button">
                      <Sign />
                      <span>
                        <b>{name}</b>
                        <span>50 – 45,000 บาท</span>
                      </span>
                      <Sign />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </dialog>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<BaselinePage />);
