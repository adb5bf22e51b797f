import { queries } from '../../testing/typedQueries.ts';

/** Thai names with other marks, vowels and letters of the same sound. */
export const thaiQueries = queries(String.raw`
ขนมหวานนำกุหลาบ | Rosewater Sweets | no tone marks
หวยกระตายจันทร | Rabbit Draw | no tone marks
ไพในมือเสือ | Tiger's Hand | no tone marks
ดวลวาวกลางลม | Kite Duel | no tone marks
ปลาคารปกลางดอกไม | Koi in Bloom | no tone marks
จรวดทะลุฟา | Sky Breaker | no tone marks
อาวตอรปิโด | Torpedo Bay | no tone marks
ผลไมแตกกระจาย | Fruit Blaster | no tone marks
บิงโกกระดิง | Bell Bingo | no tone marks
เชอรรีติดไฟแดง | Cherry Traffic | no tone marks
วาวเพลิง | Burning Kite | no tone marks
สมบัติกนอาว | Barnacle Bounty | no tone marks
หมาปาบาสเกตบอล | Hoop Wolves | no tone marks
ไกขันยามเทียง | Rooster at High Noon | no tone marks
สองตัวดวน | Two Digit Express | no tone marks
ปลาคารปขามนำตก | Koi and the Waterfall | no tone marks
รูเลตสองลูก | Double Ball Roulette | no tone marks
หุนสนิมเปิดราน | Rusty Bot Diner | no tone marks
ตูคีบลูกกวาด | Candy Crane | no tone marks
เตากับไขมุกนำขึน | Turtle and Tide Pearl | no tone marks
ตุกตุกเทอรโบ | Tuk-Tuk Turbo | no tone marks
กุญแจเจดดอก | Seven Little Keys | no tone marks
สอยดาวคารนิวัล | Carnival Raffle | no tone marks
เสียงหอนซอยเกา | Howl on Ninth Street | no tone marks
หวยรอบเทียงคืน | Midnight Numbers | no tone marks
หวยรายวันลัคกีลูม | Loom Daily Lotto | no tone marks
ลางูยักษใตสมุทร | Serpent Hunter | no tone marks
หมาปาในหองรับแขก | Wolf in the Parlour | no tone marks
ลูเล็ตชั่วโมงทอง | Golden Hour Roulette | l for r, or r for l
เพลงลักจากลากูน | Lagoon Serenade | l for r, or r for l
ฟุตบอรเต็มเวลา | Full Time Football | l for r, or r for l
อสูลแนวปะการัง | Monster of the Reef | l for r, or r for l
ริงจ้อแย่งไมค์ | Monkey on the Mic | l for r, or r for l
ผรไม้หัวมุมตึก | Corner Shop Fruits | l for r, or r for l
ห้องสมุดของมังกล | A Dragon's Library | l for r, or r for l
มังกลร่องสมุทร | Dragon Trench | l for r, or r for l
ตุ๊กตุ๊กเทอล์โบ | Tuk-Tuk Turbo | l for r, or r for l
ช่องแคบงูทะเร | Serpent Strait | l for r, or r for l
วันปร่อยจรวดขวด | Bottle Rocket Day | l for r, or r for l
ปลาคาล์ปกลางดอกไม้ | Koi in Bloom | l for r, or r for l
ปูปาล์ตี้ริมหาด | Crab Shack Party | l for r, or r for l
ลีกบอรเสมือนจริง | Virtual League | l for r, or r for l
โคมไฟกรางสายฝน | Lanterns in the Rain | l for r, or r for l
มังกลแม่น้ำหยก | Jade River Dragon | l for r, or r for l
วอรเลย์กอริลลา | Gorilla Volleyball | l for r, or r for l
ลูเล็ตห้องเก้า | Nine Room Roulette | l for r, or r for l
หวยกละต่ายจันทร์ | Rabbit Draw | l for r, or r for l
ซากเมืองสาลิกา | Ruins of Sarika | l for r, or r for l
เชอล์รี่ติดไฟแดง | Cherry Traffic | l for r, or r for l
ตลอกลูกกวาด | Sugar Alley | l for r, or r for l
ด่วนนกฮูกลาตรี | Owl City Express | l for r, or r for l
ไพ่สำลับสุดท้าย | Last Deck Out | l for r, or r for l
คลีบน้อยหน้ายิ้ม | Happy Little Fin | l for r, or r for l
เมืองรับกลางสายฝน | Lost City of Rain | l for r, or r for l
วงร้อทับทิม | Ruby Wheel | l for r, or r for l
ปืนใหญ่ร่าคาร์ปยักษ์ | Giant Koi Cannon | l for r, or r for l
ลุกเต๋าท้ายท่า | Dockside Dice | a long vowel for a short one, or the reverse
กระต่ายกับจันทร์ขิ้ผึ้ง | Rabbit and Wax Moon | a long vowel for a short one, or the reverse
รุเล็ตชั่วโมงทอง | Golden Hour Roulette | a long vowel for a short one, or the reverse
หวยรอบเทิ่ยงคืน | Midnight Numbers | a long vowel for a short one, or the reverse
สมบัตีก้นอ่าว | Barnacle Bounty | a long vowel for a short one, or the reverse
เมึองลับกลางสายฝน | Lost City of Rain | a long vowel for a short one, or the reverse
คิโนเต่านำโชค | Turtle Keno | a long vowel for a short one, or the reverse
ไพ่สำรับสูดท้าย | Last Deck Out | a long vowel for a short one, or the reverse
หุ่นยนต์ท่าเรือนิออน | Neon Dock Robot | a long vowel for a short one, or the reverse
ห้องสมูดของมังกร | A Dragon's Library | a long vowel for a short one, or the reverse
ว่าวเหนึอทุ่งนา | Kites over the Paddy | a long vowel for a short one, or the reverse
กัปตันจันทร์เสิ้ยว | Captain Half Moon | a long vowel for a short one, or the reverse
จรวดทะลูฟ้า | Sky Breaker | a long vowel for a short one, or the reverse
เต่าหีนพันปี | Old Stone Turtle | a long vowel for a short one, or the reverse
อสุรใต้ท้องเรือ | The Serpent Below | a long vowel for a short one, or the reverse
เสิยงหอนซอยเก้า | Howl on Ninth Street | a long vowel for a short one, or the reverse
ขนนกเพลีง | Ember Feather | a long vowel for a short one, or the reverse
สอยดาวคาร์นีวัล | Carnival Raffle | a long vowel for a short one, or the reverse
เพลงรักจากลากุน | Lagoon Serenade | a long vowel for a short one, or the reverse
บอลสูดสัปดาห์ | Weekend Fixtures | a long vowel for a short one, or the reverse
นางเงึอกท่าเจ็ด | Mermaid Pier | a long vowel for a short one, or the reverse
กระดี่งสายฟ้า | Thunder Bells | a long vowel for a short one, or the reverse
เพชรกลางฝู่น | Dust and Diamonds | a long vowel for a short one, or the reverse
วงล้อเหริยญทอง | Coin Wheel | a long vowel for a short one, or the reverse
แนวปะการังเดึอด | Reef Rumble | a long vowel for a short one, or the reverse
กอรีลลารัวกลอง | Drum Gorilla | a long vowel for a short one, or the reverse
เสยงหอนซอยเก้า | Howl on Ninth Street | a vowel is missing
เต่กับไข่มุกน้ำขึ้น | Turtle and Tide Pearl | a vowel is missing
แขกคนที่สิบสม | The Thirteenth Guest | a vowel is missing
รูเล็ตช่วโมงทอง | Golden Hour Roulette | a vowel is missing
เอซกบมงกุฎ | Ace and Crown | a vowel is missing
แรลลี่ต๊กตุ๊ก | Tuk-Tuk Grand Tour | a vowel is missing
หวยกระต่ยจันทร์ | Rabbit Draw | a vowel is missing
จับเหรยญเลขนำโชค | Lucky Coin Draw | a vowel is missing
ปูปนใหญ่ | Crab Cannon | a vowel is missing
กรปุกออมโชค | Penny Jar | a vowel is missing
ฟุตบอลเต็มเวล | Full Time Football | a vowel is missing
ว่วเหนือทุ่งนา | Kites over the Paddy | a vowel is missing
ขวดหมกนกฮูก | The Owl's Inkwell | a vowel is missing
สองตวด่วน | Two Digit Express | a vowel is missing
หมัดลาว | Magma Punch | a vowel is missing
ปืนใหญ่ล่าคาร์ปยกษ์ | Giant Koi Cannon | a vowel is missing
รูเล็ตห้องเก้ | Nine Room Roulette | a vowel is missing
ตำนนเหยื่อปลอม | Lure Legend | a vowel is missing
หมดฟ้าผ่า | Ringside Thunder | a vowel is missing
ไพ่ใต้แสงเทยน | Cards by Candlelight | a vowel is missing
หุ่นยนต์ท่เรือนีออน | Neon Dock Robot | a vowel is missing
แม่มดแสงเทยน | Candlelight Sorceress | a vowel is missing
ไก่ขนยามเที่ยง | Rooster at High Noon | a vowel is missing
จดหมยในโคมไฟ | Lantern Letters | a vowel is missing
แม่มดแศงเทียน | Candlelight Sorceress | another letter of the same sound
ลมหอบโชฆ | Windfall Alley | another letter of the same sound
แผนธี่ลิงจอมซน | Monkey Map | another letter of the same sound
เศือร้องเพลงแถม | Tiger Encore | another letter of the same sound
ปลาใหย่ท่าเรือ | Harbour Catch | another letter of the same sound
มงกุฎธี่ยืมมา | The Borrowed Crown | another letter of the same sound
บอลศุดสัปดาห์ | Weekend Fixtures | another letter of the same sound
หวยกระต่ายจันธร์ | Rabbit Draw | another letter of the same sound
ว่าวเหนือธุ่งนา | Kites over the Paddy | another letter of the same sound
เพลงใข่มุก | Pearl Song | another letter of the same sound
ขบวนช้างข้ามธุ่ง | Elephant Crossing | another letter of the same sound
ตู้ฆีบลูกกวาด | Candy Crane | another letter of the same sound
คืนดวลจุดโทส | Penalty Night | another letter of the same sound
เมืองลับกลางศายฝน | Lost City of Rain | another letter of the same sound
ปูปืนไหญ่ | Crab Cannon | another letter of the same sound
กัปตันธะเลลึก | Deep Sea Captain | another letter of the same sound
ช่างเพชรเธี่ยงคืน | Midnight Jeweller | another letter of the same sound
ฆาราวานช้างป่า | Caravan of Giants | another letter of the same sound
จับเหรียยเลขนำโชค | Lucky Coin Draw | another letter of the same sound
ซากเมืองศาริกา | Ruins of Sarika | another letter of the same sound
กระต่ายกับจันธร์ขี้ผึ้ง | Rabbit and Wax Moon | another letter of the same sound
นกฮูกใขลาน | The Clockwork Owl | another letter of the same sound
แพนด้าทอด แพนเค้ก | Panda Pancakes | a space in the middle
หวยรอบ เที่ยงคืน | Midnight Numbers | a space in the middle
เสือมังกรห้อง ใหญ่ | Dragon and Tiger Hall | a space in the middle
เสียงหอนซอย เก้า | Howl on Ninth Street | a space in the middle
ปูปืน ใหญ่ | Crab Cannon | a space in the middle
แหนาง เงือก | Mermaid's Net | a space in the middle
ขูดทุ เรียนลุ้นเลข | Durian Scratch | a space in the middle
แนวปะการัง เดือด | Reef Rumble | a space in the middle
เจ็ดลุก เป็นไฟ | Sevens on Fire | a space in the middle
จับเหรียญ เลขนำโชค | Lucky Coin Draw | a space in the middle
ไก่ขันยาม เที่ยง | Rooster at High Noon | a space in the middle
ผลไม้ แตกกระจาย | Fruit Blaster | a space in the middle
มังกรชิง ไข่มุก | Two Dragons, One Pearl | a space in the middle
ช่างเพชร เที่ยงคืน | Midnight Jeweller | a space in the middle
`);
