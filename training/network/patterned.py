"""Adds patterns to plain garments: drawn stripes, checks and dots, and cloth and emblems of other garments. Small logos,
dots and checks are rare in the photographs, and a network that sees few takes them for plain.

Pictures are numpy, float32 RGB 0..255 (side, side, 3); coverages 0..1 (side, side). Uses numpy's random generator.
"""
import math
import pathlib

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageDraw, ImageFont

# Relative frequency of each pattern.
GIVEN = {"logo": 0.36, "dots": 0.18, "stripes": 0.14, "checks": 0.12, "print": 0.11, "floral": 0.09}
# Patterns always taken from other garments, and the share taken for those that can also be drawn.
ONLY_TAKEN = ("print", "floral")
TAKEN = 0.3
# Minimum and maximum share of an emblem: below it is noise, above it the cloth itself.
TAKEN_EMBLEMS = 0.5
LEAST_EMBLEM, MOST_EMBLEM = 0.015, 0.5
LETTERS = list("ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789&")
# Debian's fonts-dejavu and fonts-liberation.
FOLDERS = pathlib.Path("/usr/share/fonts/truetype")
FONTS = [str(file) for folder in ("dejavu", "liberation*") for file in sorted(FOLDERS.glob(f"{folder}/*.ttf"))]
# Minimum mean colour difference, 0..255, to be visible.
FAR = 45.0
# Common print colours.
GREYS = [245, 235, 20, 35, 130, 190]
uniform, rand = np.random.uniform, np.random.rand


def box_of(mask):
    """(top, left, height, width) of the set pixels."""
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    return rows[0], columns[0], rows[-1] - rows[0] + 1, columns[-1] - columns[0] + 1


def resized(picture, width, height, how=Image.BILINEAR):
    return np.asarray(Image.fromarray(picture.astype(np.uint8)).resize((int(width), int(height)), how), np.float32)


def ink_on(base):
    """A colour visible on `base`: often white, black or grey."""
    while True:
        colour = uniform(10, 245, 3)
        if rand() < 0.45:
            colour = np.random.choice(GREYS) + np.random.randn(3) * 6
        if np.abs(colour - base).mean() > FAR * uniform(0.5, 1):
            return np.clip(colour, 0, 255)


def length(low, high, least, width):
    """A length in pixels, log-uniform relative to the garment's width."""
    return max(least, width * math.exp(uniform(math.log(low), math.log(high))))


def axes(side, box):
    """Coordinates of every pixel, rotated, squashed like the photograph and distorted like cloth."""
    top, left, height, width = box
    angle = np.random.randn() * 0.09 + (0 if rand() < 0.93 else math.pi / 4)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    y, x = (y - top - height / 2) * uniform(0.8, 1.3), x - left - width / 2
    y = y + uniform(0, 0.02) * height * np.sin(x / width * uniform(2, 7) + rand() * 6)
    return math.cos(angle) * x + math.sin(angle) * y, math.cos(angle) * y - math.sin(angle) * x


def soft(depth):
    """Anti-aliased coverage from the distance inside an edge, in pixels."""
    return 1 / (1 + np.exp(-np.clip(2 * depth, -20, 20)))


def bands(line, step, share, phase):
    return soft((share / 2 - np.abs((line / step + phase) % 1 - 0.5)) * step)


def stripes(side, box, base):
    u, v = axes(side, box)
    line = v if rand() < 0.72 else u
    step, share, phase = length(0.025, 0.3, 3.5, box[3]), uniform(0.2, 0.65), rand()
    layers = [(ink_on(base), bands(line, step, share, phase))]
    if rand() < 0.3:
        layers.append((ink_on(base), bands(line, step, share * 0.4, phase + 0.5)))
    return layers


def checks(side, box, base):
    """Gingham, windowpane or tartan."""
    lines = axes(side, box)
    step, colour, way, phases = length(0.03, 0.28, 5, box[3]), ink_on(base), rand(), rand(3)
    if way < 0.4:
        share, strength = uniform(0.42, 0.58), uniform(0.4, 0.6)
        return [(colour, strength * bands(line, step, share, phases[0])) for line in lines]
    if way < 0.6:
        return [(colour, bands(line, step, max(0.06, 1.2 / step), phases[0])) for line in lines]
    layers = []
    for phase in phases[: np.random.randint(2, 4)]:
        colour, share, strength = ink_on(base), uniform(0.06, 0.45), uniform(0.4, 0.7)
        layers += [(colour, strength * bands(line, step, share, phase)) for line in lines]
    return layers


def dots(side, box, base):
    u, v = axes(side, box)
    step = length(0.035, 0.24, 5, box[3])
    row = np.floor(v / step)
    u = u + step / 2 * (row % 2) * (rand() < 0.7)
    du, dv = u / step % 1 - 0.5, v / step % 1 - 0.5
    if rand() < 0.25:
        aside = (rand(64, 64, 2) - 0.5)[row.astype(int) % 64, np.floor(u / step).astype(int) % 64]
        du, dv = du + 0.4 * aside[..., 0], dv + 0.4 * aside[..., 1]
    radius = max(1.1, step * uniform(0.14, 0.36))
    return [(ink_on(base), soft(radius - np.hypot(du, dv) * step))]


def draw_lettering(draw, w, h):
    lines = np.random.choice([1, 1, 2, 3])
    for index in range(lines):
        word = "".join(np.random.choice(LETTERS, np.random.randint(2, 9)))
        word = word.lower() if rand() < 0.4 else word
        file, tall = np.random.choice(FONTS), h / lines * 0.9
        font = ImageFont.truetype(file, max(6, int(tall)))
        left, top, right, bottom = draw.textbbox((0, 0), word, font=font)
        if right - left > w:
            font = ImageFont.truetype(file, max(6, int(tall * w / (right - left))))
            left, top, right, bottom = draw.textbbox((0, 0), word, font=font)
        draw.text(((w - right + left) / 2 - left, h * index / lines - top), word, fill=255, font=font)


def draw_star(draw, w, h):
    """A star or a badge of three to eight points, sometimes hollow."""
    points, inner, turn = np.random.randint(3, 9), uniform(0.3, 1), rand() * 6
    outline = []
    for index in range(2 * points):
        radius, angle = 0.5 * (inner if index % 2 else 1), turn + math.pi * index / points
        outline.append((w / 2 + w * radius * math.cos(angle), h / 2 + h * radius * math.sin(angle)))
    draw.polygon(outline, fill=255)
    if rand() < 0.5:
        draw.ellipse((w * 0.3, h * 0.3, w * 0.7, h * 0.7), fill=0)


def draw_flowers(draw, w, h):
    for _ in range(np.random.randint(1, 6)):
        petals, radius = np.random.randint(4, 8), uniform(0.12, 0.28) * min(w, h)
        cx, cy = (uniform(radius, max(radius + 1, along - radius)) for along in (w, h))
        for angle in np.arange(petals) * 2 * math.pi / petals:
            x, y = cx + 0.6 * radius * math.cos(angle), cy + 0.6 * radius * math.sin(angle)
            draw.ellipse((x - radius * 0.42, y - radius * 0.42, x + radius * 0.42, y + radius * 0.42), fill=255)


def drawn_emblem(width, height):
    layer = Image.new("L", (4 * width, 4 * height))
    way = rand()
    (draw_lettering if way < 0.45 else draw_star if way < 0.7 else draw_flowers)(ImageDraw.Draw(layer), *layer.size)
    return np.asarray(layer.resize((width, height), Image.BOX), np.float32) / 255


def place_within(seen, width, height, least):
    """A random position of a rectangle inside the garment -> slices, or None."""
    side = len(seen)
    inside = np.argwhere(seen)
    for _ in range(15):
        cy, cx = inside[np.random.randint(len(inside))]
        top, left = int(cy - height / 2), int(cx - width / 2)
        place = slice(top, top + height), slice(left, left + width)
        if min(top, left) >= 0 and max(top + height, left + width) <= side and seen[place].mean() > least:
            return place
    return None


def emblems(side, box, base, seen):
    """One or several drawn emblems at random positions."""
    layers = []
    for _ in range(np.random.choice([1, 1, 1, 2, 3])):
        width = int(np.clip(length(0.09, 0.5, 8, box[3]), 8, side))
        height = int(np.clip(width * uniform(0.3, 1.2), 7, side))
        place = place_within(seen, width, height, 0.92)
        if place:
            alpha = np.zeros((side, side), np.float32)
            alpha[place] = drawn_emblem(width, height)
            layers.append((ink_on(base), alpha))
    return layers


DRAWERS = {"stripes": stripes, "checks": checks, "dots": dots}


class Patterns:
    """Gives patterns to plain garments.

    pixels: uint8 (n, 3, s, s); masks: uint8 (n, s, s), empty where unknown; patterns: name per photograph or None;
    train: indices of photographs that may lend cloth
    """

    def __init__(self, pixels, masks, patterns, train):
        self.pixels, self.masks = pixels, masks
        known = masks.flatten(1).any(1)
        self.bearers = {name: [i for i in train.tolist() if known[i] and patterns[i] == name] for name in GIVEN}

    def picture(self, source):
        return self.pixels[source].permute(1, 2, 0).numpy().astype(np.float32), self.masks[source].numpy() > 0

    def cloth(self, name, side, box):
        """Cloth of another garment with that pattern, stretched over the box or tiled in mirror images; None without a usable piece."""
        picture, seen = self.picture(np.random.choice(self.bearers[name]))
        top, left, height, width = box_of(seen)
        for _ in range(20):
            share = uniform(0.4, 0.9)
            h, w = max(12, int(height * share)), max(12, int(width * share))
            y, x = top + np.random.randint(0, max(1, height - h)), left + np.random.randint(0, max(1, width - w))
            if seen[y : y + h, x : x + w].mean() > 0.95:
                break
        else:
            return None
        piece = picture[y : y + h, x : x + w]
        if rand() < 0.6:
            filled = np.full((side, side, 3), 200, np.float32)
            filled[box[0] : box[0] + box[2], box[1] : box[1] + box[3]] = resized(piece, box[3], box[2])
            return filled
        grow = uniform(0.8, 1.5) * side / len(picture)
        piece = resized(piece, max(8, piece.shape[1] * grow), max(8, piece.shape[0] * grow))
        both = np.concatenate([piece, piece[:, ::-1]], 1)
        both = np.concatenate([both, both[::-1]], 0)
        return np.tile(both, (-(-side // both.shape[0]), -(-side // both.shape[1]), 1))[:side, :side]

    def emblem(self):
        """The emblem in the centre of another garment: colours (h, w, 3) and coverage (h, w), or None."""
        picture, seen = self.picture(np.random.choice(self.bearers["logo"]))
        top, left, height, width = box_of(seen)
        base = np.median(picture[seen], 0)
        y, x, h, w = top + int(0.15 * height), left + int(0.22 * width), int(0.6 * height), int(0.56 * width)
        part = picture[y : y + h, x : x + w]
        tint = part / (part.mean(2, keepdims=True) + 20) - base / (base.mean() + 20)
        differs = np.abs(part - base).mean(2) / 60 + np.abs(tint).mean(2) * 2.5
        alpha = np.clip((differs - 0.45) * 4, 0, 1) * seen[y : y + h, x : x + w]
        rows, columns = np.where(alpha.max(1) > 0.6)[0], np.where(alpha.max(0) > 0.6)[0]
        if not LEAST_EMBLEM < alpha.mean() < MOST_EMBLEM or min(len(rows), len(columns)) < 6:
            return None
        cut = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
        return part[cut], alpha[cut]

    def with_emblem(self, picture, seen, box, base):
        """The garment with an emblem of another at a random size, inverted where it would be invisible."""
        emblem = self.emblem()
        if emblem is None:
            return None
        part, alpha = emblem
        most = len(seen) - 2
        width = int(np.clip(length(0.12, 0.6, 9, box[3]), 9, most))
        height = int(np.clip(width * part.shape[0] / part.shape[1] * uniform(0.8, 1.25), 6, most))
        place = place_within(seen, width, height, 0.9)
        if place is None:
            return None
        part, alpha = resized(part, width, height), resized(255 * alpha, width, height)[..., None] / 255
        if np.abs((part - base) * alpha).sum() / (3 * alpha.sum() + 1e-6) < 30:
            part = 255 - part
        given = picture.copy()
        given[place] = given[place] * (1 - alpha) + part * alpha
        return given

    def give(self, name, picture, mask):
        """picture: uint8 (3, s, s) of a plain garment, mask: uint8 (s, s) -> uint8 with the pattern, or None on failure."""
        seen, box = mask.numpy() > 0, box_of(mask.numpy() > 0)
        rgb = picture.permute(1, 2, 0).numpy().astype(np.float32)
        base = np.median(rgb[seen], 0)
        light = rgb.mean(2)
        # Keeps the garment's own folds and shadows. On black cloth they are mostly noise.
        shade = np.clip(light / max(25.0, np.median(light[seen])), 0.35, 1.6)[..., None]
        shade = 0.5 + 0.5 * shade if base.max() < 45 else shade
        taken = rand()
        if name in ONLY_TAKEN or (name in DRAWERS and taken < TAKEN):
            cloth = self.cloth(name, len(seen), box)
            given = None if cloth is None else cloth * (0.4 + 0.6 * shade)
        elif name == "logo" and taken < TAKEN_EMBLEMS:
            given = self.with_emblem(rgb, seen, box, base)
        else:
            layers = emblems(len(seen), box, base, seen) if name == "logo" else DRAWERS[name](len(seen), box, base)
            given, strength = rgb if layers else None, uniform(0.75, 1)
            for colour, alpha in layers:
                alpha = (strength * alpha)[..., None]
                given = given * (1 - alpha) + np.clip(colour * shade, 0, 255) * alpha
        if given is None:
            return None
        inside = F.avg_pool2d(mask[None, None].float(), 3, 1, 1)[0, 0].numpy()[..., None]
        given = rgb * (1 - inside) + np.clip(given, 0, 255) * inside
        return torch.from_numpy(given.round().astype(np.uint8)).permute(2, 0, 1)
