/** Origin of the stories; none on a server. */
const ORIGIN = globalThis.location?.origin ?? 'https://cdn.example';

/** Hosts of the pictures below. */
export const imageHosts = [`${ORIGIN}/art/`];

/** A typical notice of an operator. */
export const bankNotice = `
<h2>แจ้งเปลี่ยนแปลงบัญชีฝาก</h2>
<p>เรียนสมาชิกทุกท่าน ตั้งแต่วันที่ <b>16 มกราคม 2569</b> กรุณาโอนเงินเข้าบัญชีใหม่ตามตารางด้านล่างเท่านั้น</p>
<table>
<thead><tr><th>ธนาคาร</th><th>เลขที่บัญชี</th><th>ชื่อบัญชี</th></tr></thead>
<tbody>
<tr><td>กสิกรไทย</td><td>123-4-56789-0</td><td>บริษัท ตัวอย่าง จำกัด</td></tr>
<tr><td>ไทยพาณิชย์</td><td>987-6-54321-0</td><td>บริษัท ตัวอย่าง จำกัด</td></tr>
</tbody>
</table>
<p style="color:#d32f2f"><strong>ห้ามโอนเข้าบัญชีเดิม</strong> เงินที่โอนเข้าบัญชีเดิมจะเข้าระบบล่าช้า</p>
<h3>วิธีฝาก</h3>
<ol><li>ตรวจเลขที่บัญชีทุกครั้งก่อนโอน</li><li>โอนจากบัญชีที่ลงทะเบียนไว้</li><li>เก็บสลิปไว้จนกว่ายอดจะเข้า</li></ol>
<p>ดูบัญชีทั้งหมดได้ที่หน้า <a href="/deposit">ฝากเงิน</a> หรือสอบถามที่ <a href="https://line.example/admin">LINE ของแอดมิน</a></p>`;

/** Every allowed element. */
export const everyElement = `
<h1>First heading</h1><p>A paragraph with <b>bold</b>, <i>slanted</i>, <u>underlined</u>, <s>struck</s>, <mark>marked</mark> and <small>small</small> words, H<sub>2</sub>O and 10<sup>2</sup>.</p>
<h2>Second heading</h2><ul><li>One<ul><li>Inside one</li></ul></li><li>Two</li></ul>
<h4>A level that was left out</h4><ol start="3"><li>Three</li><li>Four</li></ol>
<dl><dt>Minimum deposit</dt><dd>300 baht</dd><dt>Turnover</dt><dd>5 times</dd></dl>
<blockquote>Words of somebody else.</blockquote><hr>
<p style="text-align:center;font-size:24px;color:green">Centred, large and green</p>
<p><font color="orange">Orange</font>, <span style="color:rgb(30,90,220)">blue</span>, <span style="color:gray">grey</span></p>
<pre>Kept   as
  it is</pre>
<figure><img src="${ORIGIN}/art/banners/tournament.en.phone.svg" alt="The tournament" width="750" height="420"><figcaption>A picture with its words</figcaption></figure>`;
